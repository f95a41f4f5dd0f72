import { expect, it } from 'vitest';
import { inningsModel } from '../innings/innings-model.ts';
import { inningsWinsBefore } from '../innings/wins-before.ts';
import { pointsModel } from '../points/points-model.ts';
import { pointsWinsBefore } from '../points/wins-before.ts';
import { momentBefore } from '../trader/moment.ts';

const isNotGraded = () => undefined;
const points = pointsModel(['1x2'], isNotGraded);
const innings = inningsModel(['1x2'], isNotGraded);

it.each([
  ['basketball', points, pointsWinsBefore, [111, 107], 0.003],
  ['basketball', points, pointsWinsBefore, [96, 121], 0.003],
  ['baseball', innings, inningsWinsBefore, [4.7, 4.3], 1e-6],
  ['baseball', innings, inningsWinsBefore, [3.1, 6.4], 1e-6],
] as const)('a schedule of %s says the chances of its book', (_, model, winsBefore, expected, most) => {
  const book = model.homeWins!({ expected, drawn: true }, momentBefore());
  expect(Math.abs(winsBefore(expected) - book)).toBeLessThan(most);
  expect(model.winsBefore!(expected)).toBe(winsBefore(expected));
});
