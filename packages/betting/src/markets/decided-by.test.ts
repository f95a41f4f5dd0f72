import { expect, it } from 'vitest';
import { decidedBy } from './decided-by.ts';

it.each([
  ['M', 'MH', 'full'],
  ['HM', 'HMH', 'half'],
  ['F', 'FHH', 'both'],
  ['SM', 'M:MH+OU:OUC@2.5', 'full'],
  ['SM', 'HM:HMH+HOU:HOUC@0.5', 'half'],
  ['SM', 'HM:HMH+M:MH', 'both'],
  ['SM', 'F:FHH+OU:OUC@2.5', 'both'],
  ['FS', '1', undefined],
])('%s %s is decided by the score of: %s', (wtype, rtype, scores) => {
  expect(decidedBy({ wtype, rtype })).toBe(scores);
});
