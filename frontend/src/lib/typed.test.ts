import { expect, test } from 'vitest';
import { understand } from './typed';

const CHOICES = [
  { phrases: ['draw a card'] },
  { phrases: ['play Narwhal into your stable'] },
  { phrases: ['play Narwhal into Ben’s stable'] },
  { phrases: ['play Niño', 'Jugar Niño'] },
];
const DICE = [{ phrases: ['2'], number: 2 }, { phrases: ['3'], number: 3 }, { phrases: ['On the screen instead'] }];

test('a number is the place in the list', () => expect(understand('1', CHOICES)).toEqual([0]));
test('a number that is not in the list means nothing', () => expect(understand('9', CHOICES)).toEqual([]));
test('a choice about a number is named by that number', () => expect(understand('3', DICE)).toEqual([1]));
test('the beginning of a word is enough', () => expect(understand('dr', CHOICES)).toEqual([0]));
test('words in between may be left out', () => expect(understand('narwhal ben', CHOICES)).toEqual([2]));
test('my stable is your stable', () => expect(understand('narwhal my', CHOICES)).toEqual([1]));
test('what fits several choices means all of them', () => expect(understand('play narwhal', CHOICES)).toEqual([1, 2]));
test('accents and signs do not matter', () => expect(understand('PLAY nino!', CHOICES)).toEqual([3]));
test('another language will do', () => expect(understand('jugar', CHOICES)).toEqual([3]));
test('nothing typed means nothing', () => expect(understand('  ', CHOICES)).toEqual([]));
