# The words of the page. Every language has every message.

# Home
home-title = Card games whose cards make the rules
home-lead = Play at once, with friends or with bots. No account, nothing to install.
your-name = Your name
guest = Guest
games = Games
game-unicorns = Unstable Unicorns
game-unicorns-line = Fill your stable with seven Unicorns before the others do, and say Neigh to their best plans.
game-unicorns-players = 2 to 8 players
game-narrators = Unreliable Narrators
game-narrators-line = Two narrators, one Page. Your characters challenge, duel and tell a better story than theirs.
game-narrators-players = 2 players
game-wizard = Unreliable Wizard
game-wizard-line = A lone journey to the Demon Castle: find allies, mix spells, and draw with care.
game-wizard-players = 1 player
play-now = Play now
invite = Invite friends
set-up = Set up
join = Join a table
join-code = Code of the table
join-button = Join
open-tables = Open tables
open-table-line = { $names } · { $open ->
    [one] one seat free
   *[other] { $open } seats free
 }
your-tables = Your tables
forget = Forget
unofficial = Cardwright is unofficial. It belongs to no publisher, and all drawings and texts on the cards are its own.
no-connection = The table cannot be reached. Is it running?
language = Language
home = Home
connecting = Looking for the table …
dealing = Dealing …
no-table = There is no such table
no-table-why = Check the code, or open a new table.

# Before the game
invite-title = Invite
qr = QR code with the link to this table
code-is = Code: { $code }
link = Link to this table
copy = Copy the link
copied = Copied
seats = Seats
seat-number = Seat { $number }
seat-open = free
seat-bot = bot ({ $level })
seat-here = here
seat-away = away
you = You
host = host
sit = Sit here
stand = Stand up
kick = Send away
bot-for = Bot for seat { $number }
no-bot = no bot
levels = What the bots do
level-random = random
level-greedy = greedy
level-careful = careful
level-strong = strong
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
deck-for = Deck of seat { $number }
deck-usual = Usual deck
deck-list = A list of cards
deck-paste = One card a line, as “2 × name”
deck-use = Play with this list
level-says-random = takes any choice
level-says-greedy = looks one decision ahead
level-says-careful = looks one attack ahead and walks to the nearest enemy
level-says-strong = solves battles exactly and weighs where to go
level-says-easy = looks one decision ahead
level-says-normal = thinks a moment and plays well
level-says-hard = thinks further ahead and misses little
level-says-expert = takes its time and plays as well as it can
option-difficulty = Difficulty
option-princess = Princess
option-draw-mode = Drawing
option-cards = Cards
number-of-seats = Number of seats
pace = Pace
pace-live = live
pace-relaxed = relaxed
pace-slow = slow
pace-untimed = no hurry
pace-days = over days
clock = Clock
clock-none = none
clock-minutes = { $minutes } minutes each
clock-limit = Afterwards, for each decision
clock-seconds = { $seconds } seconds
house-rules = House rules
rules-here = Rules of this table
rules-usual = All other rules are the usual ones.
start = Start the game
start-waits = { $open ->
    [one] One seat is free: wait for somebody, or give it to a bot.
   *[other] { $open } seats are free: wait for somebody, or give them to bots.
 }
watching = You are watching.
host-starts = The host starts the game.
spectators = { $count ->
    [0] Nobody is watching.
    [one] One spectator.
   *[other] { $count } spectators.
 }

# The frame of a game
signal-here = connected
signal-lost = no signal, trying again
menu = Menu
menu-new = Menu, new chat
sound = Sound
keys = Single keys go to parts of the table
key-h = your hand
key-s = stables, Page or map
key-l = what happened
key-w = whose decision it is
key-look = the card in focus, large
chat = Chat
chat-mute = Mute
chat-line = Say something
send = Send
emote-hello = Hello!
emote-happy = Happy
emote-wow = Wow!
emote-cheer = Hooray!
emote-hmm = Hmm …
emote-sad = Oh no
emote-thanks = Thank you
your-decision = Your decision
time-left = Time left: { $time }
turn-yours = Your turn
turn-of = { $name }’s turn
at-table = At the table
paused = The game is paused.
go-on = Go on
away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
 }
away-wait = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
 } In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } you can decide what to do.
away-hours = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
 } In { $hours ->
    [one] one hour
   *[other] { $hours } hours
 } a bot can play on.
away-skip = Pass this turn
away-bot = Bot plays on
away-end = End, no result
away-patient = Wait
away-decide = Decide what to do
idle = { $count ->
    [one] { $names } has not done anything for a while.
   *[other] { $names } have not done anything for a while.
 }
idle-you = Are you still there? The others may let a bot play for you.
idle-here = I am here
bot-plays-for-you = A bot plays for you.
take-back = Play myself
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } would like to take back the last answer.
yes = Yes
no = No
pause = Pause
concede = Give up
concede-sure = Do you want to give up this game?
close = Close
story = What happened
story-more = The whole story
story-less = Fold the story
wizard-won = The Demon Lord is beaten: you win!
wizard-lost = The journey is over: you lose.
over-nobody = The game is over: nobody wins.
over-you = The game is over: you win!
over-winner = The game is over: { $name } wins.
waiting-for = Waiting for { $names } …
wait = One moment …
rename = Rename
rename-done = Done
share = Share
leads = { $name } leads, { $count } of { $target }
leads-you = you lead, { $count } of { $target }
bank-of = Thinking time of { $name }: { $time }
to-audience = Watch, and let a bot play
key-type = type an answer
typed = Type an answer; ? is help
typed-on = A line to type answers in
typed-help = The number of a choice or its words; enough of them will do. Also: undo, card NAME, table, hand, log, who.
typed-nothing = “{ $name }” is none of the choices:
typed-several = Which one?
typed-no-card = There is no card “{ $name }”.
recap = Since your last visit: { $count ->
    [one] one line
   *[other] { $count } lines
 }
recap-read = I have read it
recap-here = since your last visit
share-replay = Share this replay
share-replay-link = Link to the replay
share-moment = Share this moment
position-file = Position file
fair-checked = Checked on this device: seed and salt give the hash that was told at the start.
fair-broken = Seed and salt do not give the hash that was told at the start.
result = Result
winners = Won: { $names }
rematch = Play again
replay = Watch again
replay-at = { $now } of { $most } answers
replay-before = Back one
replay-next = Next
replay-seat = As which seat
replay-all = As a spectator
replay-end = To the result
fair-again = Deal the whole game again
fair-again-wait = Dealing …
fair-again-same = { $count ->
    [one] Dealt again from the seed: the one answer fits, and the end is the same.
   *[other] Dealt again from the seed: all { $count } answers fit, and the end is the same.
 }
verify-how = To check it on your own machine, with the match file:
match-file = Match file
fair = Was the shuffle fair?
fair-why = The first line was shown before the first card was dealt. It is the SHA-256 of the seed and the salt below, so nobody could change them later.

# Cards
notes = Notes
hidden-card = hidden card
can-be-chosen = can be chosen
is-lifted = lifted, choose again to confirm
why-title = Why not?
why-not-source = { $name } asks for another card now.
why-own-hand = Now you play a card from your hand, or draw one. Cards in stables act by themselves.
why-instant = Instants are not played as your action: they answer a card that somebody is playing.
why-forbidden = A card in play forbids it, or it has no place to go. Look at the Upgrades and Downgrades in the stables.
why-upgrade = A card in your stable keeps you from playing Upgrades, as Broken Stable does.
why-basic = A card in play keeps Basic Unicorns out of the stables where you would play it, as Queen Bee Unicorn does.
why-requirement = What its text asks of you first cannot be done now, so it cannot be played.
why-rule = Rules: { $rule }.
why-no-answer = This card cannot answer that one: read the texts of both.
why-only-instants = A card that is being played can only be answered with an Instant.
why-its-text = It cannot be played now: its text or its kind says when it can.
why-own-hand-play = Now you play a card from your hand, or pass. Characters act in the challenge step.
why-only-responses = Only a response can be played against a spell.
why-on-page = It is in your hand: only characters on The Page challenge and oppose.
why-challenged = It has challenged this turn, or a text keeps it from challenging.
why-opposed = It opposes already, or a text keeps it from opposing.
why-own-character = Choose one of your own characters.
why-not-this = This card cannot be chosen now.
why-not-asked = Not now: { $names } must decide first.
power-is = power { $power }
score-is = score { $score }
your-hand = Your hand
empty-hand = Your hand is empty.
deck = Deck
discard = Discards
nursery = Nursery
score-pile = Score pile

# Answers
back = Back
look = Look closely
as-list = As a list
tap-a-card = Tap a card that glows.
tap-a-hex = Tap a hex that glows.
do-play = Play { $name }
do-play-it = Play it
do-play-own = Play { $name } into your stable
do-play-own-it = Into your stable
do-play-other = Play { $name } into { $who }’s stable
do-play-other-it = Into { $who }’s stable
do-cover = Play { $name } onto { $other }
do-cover-it = Onto { $other }
do-draw = Draw a card
do-stop = Stop here
do-pass = Pass
do-answer = Answer with { $name }
do-answer-it = Answer with it
do-use = Use { $name }
do-use-it = Use it
do-skip = Skip { $name }
do-skip-it = Skip it
do-nothing = Choose none
do-choose-it = Choose this
do-no-answer = No response
do-no-answer-turn = No response this turn
do-done = Done
do-nobody = Nobody
do-reshuffle = Reshuffle
do-no-reshuffle = Do not reshuffle
do-deck = { $who }’s deck
do-deck-own = Your deck
do-share = { $count } to { $name }
do-regular = As a regular character
do-substitute = On the screen instead
do-digital = No more claims in this game
do-accept = Accept
do-agree = Agree
do-refer = Ask a third person
do-roll = Roll a die
do-die = Add a die
do-now = Now
do-true = True
do-false = False
do-refuse = Refuse
do-value-claimed = { $value }, as claimed
do-value-disputed = { $value }, as disputed
do-slip = Call a slip of { $name }
do-claims = Claims again
card-own = your { $name }
card-other = { $name } of { $who }

# The instant window
window-open = A card is being played. Will anybody answer it?
window-answered = You have answered. Nobody sees how until the ring is empty.
window-standing = You pass, as you asked to.
window-yours = The others may answer.
window-table = See the table
window-card = See the card
played-by = played by { $name }
being-played = Being played
takes-effect = Takes effect
standing = Passing in advance
pass-none = Ask me
pass-card = Pass on this card
pass-turn = Pass this turn
pass-target = Pass until aimed at me
orders = Standing orders
orders-if = Answer with an Instant without asking me if
orders-on = You are not asked any more: otherwise your seat passes. Nobody sees your orders; they act when the window closes.
orders-none = Without orders you are asked. Nobody sees what you order.
ring-floor = Everybody has { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
 } at the least
ring-open = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
 } to answer
ring-hours = Open until all have answered, for { $seconds ->
    [one] one hour
   *[other] { $seconds } hours
 } at the most
ring-endless = Open until all have answered

# Unstable Unicorns
ask-unicorns-baby = Choose your Baby Unicorn
ask-unicorns-action = Play a card, or draw one
ask-unicorns-instant = Do you answer { $name }?
ask-unicorns-use = Do you use { $name }?
stable-of = Stable of { $name }
your-stable = Your stable
unicorns-of = { $count } of { $target } Unicorns
hand-size = { $count ->
    [one] one card
   *[other] { $count } cards
 }
known-hand = Known cards in hand
deciding = deciding
empty-stable = The stable is empty.

# Unreliable Narrators
ask-narrators-play = Play a card, or pass
ask-narrators-response = Do you respond to { $name }?
ask-narrators-redraw = New cards: which ones go under your deck for others?
ask-narrators-challenge = Who challenges next?
ask-narrators-oppose = { $name } challenges: who opposes?
ask-narrators-duel = Whose duel comes next?
challenger = challenger
stack-of = { $count ->
    [one] one transform
   *[other] { $count } transforms
 }
scores = scores
challenges = challenges
duels-now = duels now
dueled = has dueled
barred = cannot oppose
unopposed = unopposed
clash-mine = you lead by { $lead }
clash-rival = behind by { $lead }
clash-even = even
empty-page = The Page is still empty.
turn-number = Turn { $turn }
step-is = Turn { $turn }, { $step }
step-start = start
step-draw = draw
step-play = play
step-challenge = challenge
step-tricks = tricks
step-duel = duel
step-end = end
step-setup = setup
the-page = The Page
claim-is = Claimed: { $value }
claim-disputed = Disputed: { $value } is said against it
tower-stands = { $count ->
    [0] The dice tower begins.
    [one] One die stands.
   *[other] { $count } dice stand.
 }
tower-sure = Die { $number } stands for sure.
tower-next = Die { $number } stands with { $chance }; if it falls, { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
 }

# Unreliable Wizard
ask-wizard-side = Which side of { $name } do you turn up, for good?
ask-wizard-move = Where do you go?
ask-wizard-type = { $name }: which resistance falls?
ask-wizard-deck = Build your magic deck
ask-wizard-draw = How many cards do you draw? Each costs life.
ask-wizard-spells = Which spells do you make?
ask-wizard-retire = No life is left: which companion do you give up?
do-move = { $way }: { $place }{ $cost ->
    [0] {""}
   *[other] {" "}(−{ $cost } life)
 }
do-draw-cards = { $count ->
    [one] Draw one card
   *[other] Draw { $count } cards
 }
do-draw-more = Draw one more
do-retire = Give up { $name }
way-n = North
way-ne = North-east
way-e = East
way-se = South-east
way-s = South
way-sw = South-west
way-w = West
way-nw = North-west
place-plain = plain
place-start = starting place
place-encounter = place of an enemy
place-forest = forest
place-village = village
place-town = town
place-mountain = mountain
place-hills = hills
place-marsh = marsh
place-wasteland = wasteland
place-castle = Demon Castle
place-other = unknown land
type-flame = Flame
type-frost = Frost
type-storm = Storm
map = Map
map-here = Map: you are on a { $place } in row { $row } of { $rows }
map-show = Show the map
map-hide = Hide the map
life-is = Life { $life } of { $most }
enemy-life = Life { $life } of { $start }
strike-is = strikes for { $power }
battle-against = Battle against { $name }
track = Power of its strike by the life it has left
magic = Magic
support = Support
resistance = Resist
damage = Damage
party = Companions
party-none = You travel alone.
spellbook = Spellbook
spells-mine = What you can make
spells-others = What you lack magic for
heals = heals
cast-nothing = No spell
deck-size = { $least ->
    [0] Up to { $most } magic; now { $now }.
   *[other] { $most } magic; now { $now }.
 }
deck-shuffle = Shuffle this deck
hint = Hint
hint-wait = Thinking …
hint-best = { $chance } to win, as far as can be told.
hint-only = There is nothing else to do.
hint-close = It hardly matters: { $option } is as good ({ $chance }).
hint-next = The next best, { $option }, has { $chance }.
hint-games = { $count ->
    [one] From one imagined game with other hidden cards.
   *[other] From { $count } imagined games with other hidden cards.
}
hint-computed = Computed from everything that you may know.
odds = Odds
odds-hide = Hide the odds
odds-wait = Reckoning …
odds-none = There are odds when it is your decision.
odds-battle = Chance to win this battle:
odds-each = judge after each card
odds-now = this attack wins
odds-life = life left
odds-unseen = Enemies not seen yet
odds-places = { $count ->
    [one] one place
   *[other] { $count } places
 }

# Looking back
look-back = Look back
look-back-at = Looking back at { $game }
luck-report = Luck
luck-lead = What chance gave, against what it gives on average.
luck-wait = Counting …
luck-none = Nothing was left to chance.
luck-times = Times
luck-came = Came
luck-expected = Expected
luck-usual = as usual
luck-much = more than usual: one game of { $games }
luck-little = less than usual: one game of { $games }
review = Decisions
review-wait = Looking back at every decision. This takes a few seconds …
review-sum = Chance to win at the start { $start }. Decisions gave away { $away }.
review-luck-gave = Luck gave { $chance }.
review-luck-took = Luck took { $chance }.
review-allowed = With the same cards in the same places and other luck in battle, the strong player won { $won } of { $deals } games.
review-course = Chance to win: from { $start } to { $end }
review-course-says = Chance to win, in percent. Red: what a decision cost; the numbers are the costliest mistakes.
review-mistakes = The costliest mistakes
review-no-mistakes = There was no mistake to speak of.
review-taken = You chose: { $option } ({ $chance })
review-better = Better: { $option } ({ $chance })
review-better-short = better: { $option }
review-cost = Cost: { $chance }
review-all = { $count ->
    [one] The one decision
   *[other] All { $count } decisions
 }
review-step = chance { $before }, then { $after }
review-moment = See moment { $number }

# Privacy
delete-me = Delete me
delete-me-why = Your name, your words in the chat and your seats are forgotten at all tables at once. In games that still run a bot plays on.
delete-me-yes = Yes, delete me
delete-me-done = You are forgotten.
kept-days = Tables are kept for { $count ->
    [one] one day
   *[other] { $count } days
 } after their last change.
seal = Seal of the shuffle
seal-why = It binds the table to its shuffle before the first card is dealt. When the game is over the seed is told, and everybody can check it.
luck = Add my own luck to the shuffle
luck-words = Any words
luck-why = The cards are shuffled by the table’s sealed seed together with what players add, so nobody chooses the shuffle alone. Only a hash of your words is kept.
luck-mine = Your luck is part of the shuffle:
luck-others = { $count ->
    [one] One player has added luck to the shuffle.
   *[other] { $count } players have added luck to the shuffle.
 }
