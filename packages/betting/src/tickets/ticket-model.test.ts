import { expect, it } from 'vitest';
import { playTickets } from '../testing/play-tickets.ts';

it('20,000 tickets of all kinds are worth what fractions say, to the fen', () => {
  const { tickets, differingFen, examples } = playTickets(20_000, 20_261_122);
  expect(examples).toEqual([]);
  expect(differingFen).toBe(0n);
  for (const kind of ['single', 'series', 'system'] as const) expect(tickets[kind]).toBeGreaterThan(2000);
});
