import { expect, it } from 'vitest';
import { earlierBet, type RecordedBet } from './earlier-bet.ts';

const leg = {
  gtype: 'FT',
  ecid: '900',
  wtype: 'R',
  rtype: 'RH',
  oddsFormat: 'H',
  odds: '0.77',
  ratio: '0.5',
  strong: 'H',
  teamH: '甲',
  teamC: '乙',
} as const;
const bet: RecordedBet = { kind: 'single', folds: [1], unit: '50', legs: [leg] };

it('has the picks, prices and the stake of the bet', () => {
  expect(earlierBet(bet)).toMatchObject({
    form: 'single',
    sizes: [],
    stake: '50',
    selections: [
      { ecid: '900', price: { format: 'H', odds: '0.77' }, line: '0.5', strong: 'H', teamH: '甲' },
    ],
  });
});

it('has the form of the bet, and the sizes of a system', () => {
  const legs = [leg, leg, leg];
  expect(earlierBet({ ...bet, kind: 'series', folds: [3], legs })).toMatchObject({
    form: 'series',
    sizes: [],
  });
  const system = earlierBet({ ...bet, kind: 'system', folds: [2, 3], legs });
  expect(system).toMatchObject({ form: 'systems', sizes: [[2, 3]] });
});
