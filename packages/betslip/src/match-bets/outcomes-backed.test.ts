import { expect, it } from 'vitest';
import type { OpenBet } from '../ports/ports.ts';
import { openBets } from '../testing/sample-open-bets.ts';
import { outcomesBacked } from './outcomes-backed.ts';

const [single, system] = openBets as [OpenBet, OpenBet];
const [leg] = single.legs as [OpenBet['legs'][number]];

it('bets on one outcome are one line: all counted, the money of singles added up, less what was sold', () => {
  const sold = { ...single, ticketId: 'b', riskSold: '50', cashedOut: '40', winnable: '144' };
  expect(outcomesBacked([single, sold, system], 'e1')).toMatchObject([
    { bets: 3, inSeries: 1, stake: '350', winnable: '336', leg },
  ]);
});

it('another line, another side and another score at the bet are other outcomes', () => {
  const others = [{ line: '1' }, { strong: 'H' as const }, { scoreAtBet: '0:0' }, { rtype: 'REH' }];
  const bets = others.map(parts => ({ ...single, legs: [{ ...leg, ...parts }] }));
  expect(outcomesBacked([single, ...bets], 'e1')).toHaveLength(5);
});

it('a match without a bet has none', () => {
  expect(outcomesBacked(openBets, 'e2')).toEqual([]);
});
