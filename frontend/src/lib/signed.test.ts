import { expect, test } from 'vitest';
import { signed } from './signed';

test('a number that is added shows its sign, nothing has none', () => {
  expect([2, -3, 0, -0].map(signed)).toEqual(['+2', '−3', '0', '0']);
});
