import { expect, it } from 'vitest';
import { betsIn, paidIn } from './bet-events.ts';

const events = [
  { type: 'coup', winner: 'player' },
  { type: 'bet', pick: 'player', units: 10, pays: 2000 },
  { type: 'bet', pick: 'tie', units: 5, pays: 0 },
  { type: 'round-end', multiplier: 2000 },
];

it('the bets of a round are told without what became of them', () => {
  expect(betsIn(events)).toEqual([
    { pick: 'player', units: 10 },
    { pick: 'tie', units: 5 },
  ]);
});

it('only what was paid counts as won', () => {
  expect(paidIn(events)).toEqual(['player']);
});
