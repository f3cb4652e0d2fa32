/** Who plays a card in its picture: found by the words of its name, else by its type and subtypes. */

import type { Face } from '../api';
import type { Backdrop } from './backdrops';

export interface Cast {
  /** A creature or a thing. */
  who: string;
  back?: Backdrop;
  hat?: string;
  held?: string;
  around?: string;
  /** Other colours than the name gives. */
  a?: string;
  b?: string;
  coat?: string;
}

type Line = readonly [RegExp, Cast];

const UNICORNS: readonly Line[] = [
  [/super neigh/, { who: 'superNeigh', back: 'fire' }],
  [/neigh/, { who: 'neigh', back: 'rays' }],
  [/baby narwhal/, { who: 'babyNarwhal', back: 'sea' }],
  [/shabby/, { who: 'shabby', back: 'deep', around: 'bubbles' }],
  [/torpedo/, { who: 'torpedo', back: 'deep', around: 'speed' }],
  [/alluring/, { who: 'narwhal', back: 'sunset', around: 'hearts', hat: 'flower' }],
  [/classy/, { who: 'narwhal', back: 'hall', hat: 'top', held: 'glass' }],
  [/great narwhal/, { who: 'narwhal', back: 'rays', hat: 'crown', around: 'stars' }],
  [/narwhal/, { who: 'narwhal', back: 'sea' }],
  [/rhino/, { who: 'rhino', back: 'sunset' }],
  [/kitten/, { who: 'kitten', back: 'rainbow', around: 'hearts' }],
  [/stabby/, { who: 'angryUnicorn', back: 'redmoon', held: 'knife' }],
  [/rainbow unicorn/, { who: 'rainbowUnicorn', back: 'rainbow' }],
  [/destructive/, { who: 'angryUnicorn', back: 'fire', around: 'flames', a: '#f2683c', b: '#ffd166' }],
  [/chainsaw/, { who: 'sawUnicorn', back: 'forest' }],
  [/llama/, { who: 'llama', back: 'sunset' }],
  [/ameri/, { who: 'unicorn', back: 'rays', around: 'stripes', a: '#d6453d', b: '#fff', coat: '#dfe8fb' }],
  [/ginormous/, { who: 'hugeUnicorn', back: 'town', around: 'houses' }],
  [/seductive/, { who: 'lovelyUnicorn', back: 'sunset', around: 'hearts', a: '#d65f8f', b: '#f7b0c8' }],
  [/queen bee/, { who: 'bee', back: 'land', hat: 'crown' }],
  [/greedy/, { who: 'flyingUnicorn', back: 'hall', around: 'coins' }],
  [/annoying/, { who: 'flyingUnicorn', back: 'land', around: 'notes' }],
  [/magical flying/, { who: 'flyingUnicorn', back: 'night', around: 'stars' }],
  [/swift/, { who: 'flyingUnicorn', back: 'sunset', around: 'speed' }],
  [/majestic/, { who: 'flyingUnicorn', back: 'rays', hat: 'crown' }],
  [/phoenix/, { who: 'phoenix', back: 'fire' }],
  [/cob\b/, { who: 'cob', back: 'land', held: 'corn' }],
  [/black knight/, { who: 'unicorn', back: 'redmoon', hat: 'visor', held: 'sword', a: '#3f4350', b: '#8a90a0', coat: '#8f8aa0' }],
  [/shark/, { who: 'shark', back: 'deep', around: 'bubbles' }],
  [/mermaid/, { who: 'mermaid', back: 'sea' }],
  [/goose/, { who: 'gooseUnicorn', back: 'forest', hat: 'bonnet' }],
  [/oracle/, { who: 'lovelyUnicorn', back: 'night', held: 'ball', around: 'stars', a: '#6f8be0', b: '#bfe6ff' }],
  [/necromancer/, { who: 'angryUnicorn', back: 'graves', held: 'skull', a: '#4a3f63', b: '#8ff0a8', coat: '#cfd8cf' }],
  [/dark angel/, { who: 'darkAngel', back: 'moon', hat: 'halo' }],
  [/glitter bomb/, { who: 'bomb', back: 'rays' }],
  [/^yay/, { who: 'yay', back: 'rays' }],
  [/aura/, { who: 'aura', back: 'night' }],
  [/double dutch/, { who: 'ropes', back: 'town' }],
  [/caffeine/, { who: 'coffee', back: 'sunset' }],
  [/claw/, { who: 'claw', back: 'stage' }],
  [/lasso/, { who: 'lasso', back: 'land' }],
  [/artillery/, { who: 'cannon', back: 'sunset', around: 'smoke' }],
  [/barbed/, { who: 'barbed', back: 'land' }],
  [/panda/, { who: 'panda', back: 'forest' }],
  [/ritual/, { who: 'ritual', back: 'redmoon' }],
  [/slow/, { who: 'snail', back: 'land' }],
  [/cam\b/, { who: 'camera', back: 'hall' }],
  [/broken stable/, { who: 'brokenBarn', back: 'night' }],
  [/tiny stable/, { who: 'tinyBarn', back: 'land' }],
  [/light/, { who: 'light', back: 'night' }],
  [/poison/, { who: 'poison', back: 'graves' }],
  [/kick/, { who: 'kick', back: 'sunset' }],
  [/luck/, { who: 'clover', back: 'rays' }],
  [/tornado/, { who: 'tornado', back: 'land' }],
  [/swap/, { who: 'swap', back: 'rainbow' }],
  [/target$/, { who: 'target', back: 'forest' }],
  [/unfair/, { who: 'scales', back: 'hall' }],
  [/two/, { who: 'two', back: 'stage' }],
  [/destruction/, { who: 'crosshair', back: 'town' }],
  [/vortex/, { who: 'vortex', back: 'night' }],
  [/deal/, { who: 'deal', back: 'rays' }],
  [/shake/, { who: 'shake', back: 'night' }],
  [/thie/, { who: 'thief', back: 'moon' }],
  [/reset/, { who: 'button', back: 'lab' }],
  [/kiss/, { who: 'lips', back: 'sunset' }],
];

const NARRATORS: readonly Line[] = [
  [/background extra/, { who: 'person', back: 'stage', hat: 'bow' }],
  [/steed/, { who: 'horse', back: 'land' }],
  [/turn the page/, { who: 'turnPage', back: 'books' }],
  [/red pen/, { who: 'redPen', back: 'books' }],
  [/baker/, { who: 'bald', back: 'town', hat: 'chef', held: 'bread' }],
  [/squire/, { who: 'person', back: 'land', held: 'sword' }],
  [/hedge knight/, { who: 'bald', back: 'forest', hat: 'helm', held: 'sword' }],
  [/beacon/, { who: 'person', back: 'sea', held: 'lantern', hat: 'bandana' }],
  [/banner/, { who: 'bald', back: 'sunset', hat: 'helm', held: 'flag' }],
  [/sentinel/, { who: 'stone', back: 'hall' }],
  [/herald/, { who: 'lady', back: 'hall', hat: 'turban', held: 'trumpet' }],
  [/newly knighted/, { who: 'person', back: 'rays', hat: 'visor', held: 'shield' }],
  [/dragon in disguise/, { who: 'dragon', back: 'town', hat: 'top' }],
  [/rousing/, { who: 'megaphone', back: 'rays' }],
  [/attic bats/, { who: 'bat', back: 'moon', around: 'bats' }],
  [/candlelit/, { who: 'ghost', back: 'hall', held: 'lantern' }],
  [/grave digger/, { who: 'bald', back: 'graves', hat: 'straw', held: 'spade' }],
  [/apprentice witch/, { who: 'lady', back: 'night', hat: 'witch', held: 'wand' }],
  [/widow/, { who: 'ghost', back: 'graves', hat: 'bonnet' }],
  [/butler/, { who: 'robot', back: 'hall', hat: 'bow', held: 'letter' }],
  [/fortune teller/, { who: 'lady', back: 'web', hat: 'turban', held: 'ball' }],
  [/possessed/, { who: 'ghost', back: 'redmoon', around: 'smoke' }],
  [/moon-touched/, { who: 'wolf', back: 'moon' }],
  [/omen/, { who: 'omen', back: 'redmoon' }],
  [/jack-o/, { who: 'blackPumpkin', back: 'graves', around: 'bats' }],
  [/packmate/, { who: 'corgi', back: 'land' }],
  [/lycanthrope/, { who: 'wolf', back: 'lab', held: 'flask', hat: 'goggles' }],
  [/counterspell/, { who: 'counter', back: 'night' }],
  [/coven/, { who: 'lady', back: 'moon', hat: 'witch', held: 'book' }],
  [/marionette/, { who: 'puppet', back: 'stage', around: 'strings' }],
  [/hydra's revenge/, { who: 'hydra', back: 'fire' }],
  [/hydra/, { who: 'hydra', back: 'sea' }],
  [/dream eater/, { who: 'wraith', back: 'night', around: 'stars' }],
  [/medium/, { who: 'lady', back: 'web', held: 'ball', around: 'smoke' }],
  [/plutocrat/, { who: 'bald', back: 'hall', hat: 'top', around: 'coins' }],
  [/partygoer/, { who: 'person', back: 'stage', hat: 'mask', held: 'glass' }],
  [/corgi monarch/, { who: 'corgi', back: 'hall', hat: 'crown', held: 'wand' }],
  [/syr corgi/, { who: 'corgi', back: 'sunset', hat: 'helm', held: 'sword' }],
  [/witchlet/, { who: 'corgi', back: 'night', hat: 'witch' }],
  [/captain corgi/, { who: 'corgi', back: 'sea', hat: 'captain', held: 'anchor' }],
  [/war-corgi/, { who: 'fairyCorgi', back: 'forest', held: 'shield' }],
  [/corginstein/, { who: 'corgi', back: 'lab', hat: 'goggles', held: 'flask' }],
  [/pumpkin's blessing/, { who: 'blessing', back: 'rays' }],
  [/ritual/, { who: 'ritual', back: 'graves' }],
  [/scry-cam/, { who: 'person', back: 'lab', held: 'camera', hat: 'goggles' }],
  [/shepherd/, { who: 'wraith', back: 'graves', held: 'lantern' }],
  [/double/, { who: 'double', back: 'web' }],
  [/gate goose/, { who: 'goose', back: 'hall', held: 'key' }],
  [/moth\b/, { who: 'moth', back: 'graves' }],
  [/sprite/, { who: 'sprite', back: 'hall', hat: 'chef' }],
  [/gossip/, { who: 'lady', back: 'town', hat: 'flower', held: 'letter' }],
  [/familiar/, { who: 'kitten', back: 'night', hat: 'witch' }],
  [/tin messenger/, { who: 'robot', back: 'land', held: 'letter' }],
  [/imp\b/, { who: 'pumpkin', back: 'moon', held: 'lantern' }],
  [/stowaway/, { who: 'person', back: 'sea', hat: 'bandana', held: 'key' }],
  [/scarecrow/, { who: 'scarecrow', back: 'sunset', hat: 'straw' }],
  [/reckless page/, { who: 'person', back: 'fire', hat: 'helm', around: 'speed' }],
  [/cardboard crown/, { who: 'paperCrown', back: 'stage' }],
  [/borrowed mask/, { who: 'mask', back: 'stage' }],
  [/footnote/, { who: 'footnote', back: 'books' }],
  [/pep talk/, { who: 'pepTalk', back: 'sunset' }],
  [/misprint/, { who: 'misprint', back: 'books' }],
  [/stage hook/, { who: 'hook', back: 'hall' }],
  [/highwayman/, { who: 'person', back: 'forest', hat: 'mask', held: 'knife' }],
  [/bog witch/, { who: 'goblin', back: 'forest', hat: 'witch', held: 'bottle' }],
  [/footman/, { who: 'brass', back: 'hall', held: 'gear' }],
  [/moss guardian/, { who: 'stone', back: 'forest', hat: 'leaves', around: 'leaves' }],
  [/selkie/, { who: 'fae', back: 'sea', held: 'fish' }],
  [/duelist/, { who: 'person', back: 'moon', hat: 'mask', held: 'sword' }],
  [/overgrown/, { who: 'troll', back: 'forest', hat: 'leaves', around: 'leaves' }],
  [/spotlight/, { who: 'spotlight', back: 'night' }],
  [/cold open/, { who: 'coldOpen', back: 'night', around: 'snow' }],
  [/flashback/, { who: 'flashback', back: 'sunset' }],
  [/obituary/, { who: 'bald', back: 'graves', held: 'quill', around: 'papers' }],
  [/drake/, { who: 'dragon', back: 'fire', a: '#d9503a', b: '#ffb347' }],
  [/troll/, { who: 'troll', back: 'land', around: 'coins' }],
  [/gardener/, { who: 'lady', back: 'graves', hat: 'straw', held: 'spade' }],
  [/cartographer/, { who: 'bald', back: 'night', hat: 'captain', held: 'globe' }],
  [/archivist/, { who: 'lady', back: 'books', hat: 'curls', held: 'book' }],
  [/full moon fury/, { who: 'furyWolf', back: 'redmoon', around: 'claws' }],
  [/leading role/, { who: 'role', back: 'stage' }],
  [/spoiler/, { who: 'spoiler', back: 'town' }],
  [/vampire/, { who: 'vampire', back: 'stage', around: 'bats' }],
  [/editor/, { who: 'bald', back: 'books', hat: 'mortar', held: 'quill' }],
  [/colossus/, { who: 'colossus', back: 'town', around: 'smoke' }],
  [/rewrite/, { who: 'rewrite', back: 'books' }],
  [/index dragon/, { who: 'dragon', back: 'books', hat: 'mortar', held: 'book' }],
  [/godmother/, { who: 'coach', back: 'night', around: 'stars' }],
  [/machina/, { who: 'brass', back: 'rays', hat: 'halo', held: 'hammer' }],
  [/final chapter/, { who: 'finale', back: 'sunset' }],
];

const WIZARD: readonly Line[] = [
  [/ember/, { who: 'ember', back: 'redmoon' }],
  [/rime/, { who: 'rime', back: 'night' }],
  [/spark/, { who: 'spark', back: 'web' }],
  [/^stone/, { who: 'rock', back: 'land' }],
  [/^light/, { who: 'sun', back: 'rays' }],
  [/shade/, { who: 'shade', back: 'night' }],
  [/bloom/, { who: 'bloom', back: 'forest' }],
  [/porcupine/, { who: 'porcupine', back: 'forest' }],
  [/squire/, { who: 'person', back: 'land', hat: 'helm', held: 'sword' }],
  [/hawk/, { who: 'hawk', back: 'sunset' }],
  [/fairy/, { who: 'fae', back: 'forest', hat: 'flower', held: 'wand' }],
  [/imp\b/, { who: 'imp', back: 'land' }],
  [/dawn/, { who: 'lady', back: 'sunset', hat: 'crown' }],
  [/dusk/, { who: 'lady', back: 'moon', hat: 'crown', held: 'wand' }],
  [/slime/, { who: 'slime', back: 'forest' }],
  [/bat\b/, { who: 'bat', back: 'graves' }],
  [/goblin/, { who: 'goblin', back: 'land', held: 'knife' }],
  [/toadstool/, { who: 'toad', back: 'forest' }],
  [/ogre/, { who: 'ogre', back: 'sunset', held: 'hammer' }],
  [/wraith/, { who: 'wraith', back: 'moon' }],
  [/golem/, { who: 'stone', back: 'sunset' }],
  [/basilisk/, { who: 'snake', back: 'graves' }],
  [/chimera/, { who: 'chimera', back: 'fire' }],
  [/wyrm/, { who: 'wyrm', back: 'night' }],
  [/demon/, { who: 'demon', back: 'fire', around: 'flames' }],
];

const BY_GAME: Record<string, readonly Line[]> = { unicorns: UNICORNS, narrators: NARRATORS, wizard: WIZARD };

/** Colours that a name says in brackets. */
const SAID: Record<string, Partial<Cast>> = {
  red: { back: 'sunset', a: '#e2504a', b: '#ffb3a8' },
  pink: { back: 'rays', a: '#f08ab8', b: '#ffd1e6', coat: '#fde4ef' },
  orange: { back: 'land', a: '#f2913c', b: '#ffd9a0' },
  yellow: { back: 'town', a: '#f3cf4f', b: '#fff3b8' },
  green: { back: 'forest', a: '#5fb56a', b: '#c0ebb0' },
  blue: { back: 'sea', a: '#4a90d9', b: '#b3dcff' },
  indigo: { back: 'night', a: '#4f55b8', b: '#b9bdf5' },
  purple: { back: 'moon', a: '#9a5fd0', b: '#e0c4fb' },
  black: { back: 'web', a: '#2b2738', b: '#6b6480', coat: '#5a5468' },
  white: { back: 'hall', a: '#f2f0ea', b: '#cfd6e4', coat: '#ffffff' },
  brown: { back: 'stage', a: '#6b452c', b: '#b98a5c', coat: '#c79a70' },
  rainbow: { back: 'rainbow', a: '#e8799a', b: '#7a8fd8' },
  death: { back: 'graves', a: '#1f1a2b', b: '#8ff0a8', coat: '#e9e9df', hat: 'hood' },
};

const BY_SUBTYPE: Record<string, Cast> = {
  corgi: { who: 'corgi' }, dragon: { who: 'dragon' }, goose: { who: 'goose' }, spirit: { who: 'ghost', back: 'graves' }, pumpkin: { who: 'pumpkin' },
  construct: { who: 'robot' }, witch: { who: 'lady', hat: 'witch', back: 'night' }, knight: { who: 'bald', hat: 'helm', held: 'sword' },
  noble: { who: 'person', hat: 'crown', back: 'hall' }, rogue: { who: 'person', hat: 'mask' }, sailor: { who: 'person', hat: 'captain', back: 'sea' },
  scholar: { who: 'bald', hat: 'mortar', back: 'books' }, fae: { who: 'fae', back: 'forest' }, beast: { who: 'wolf' }, guest: { who: 'person', back: 'hall' },
};
const BY_TYPE: Record<string, Cast> = {
  Instant: { who: 'neigh' }, Upgrade: { who: 'up' }, Downgrade: { who: 'down' }, Magic: { who: 'magic' }, Spell: { who: 'scroll' },
  Enemy: { who: 'demon' }, 'Basic magic': { who: 'magic' }, 'Advanced magic': { who: 'magic' }, 'Baby Unicorn': { who: 'foal' },
  'Basic Unicorn': { who: 'unicorn' }, 'Magical Unicorn': { who: 'unicorn', around: 'stars' },
};

/** The cast of a card. */
export function castOf(face: Face, game: string): Cast {
  const name = face.name.toLowerCase();
  const line = BY_GAME[game]?.find(([words]) => words.test(name));
  const subtype = (face.subtypes ?? []).map((one) => BY_SUBTYPE[one.toLowerCase()]).find(Boolean);
  const found = line?.[1] ?? subtype ?? BY_TYPE[face.type ?? ''] ?? { who: 'person' };
  const said = SAID[/\((\w+)\)/.exec(name)?.[1] ?? ''];
  return said ? { ...found, ...said } : found;
}
