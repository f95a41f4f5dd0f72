import { expect, it } from 'vitest';
import { movedSince } from './moved-since.ts';

const open = (home: string) =>
  ({ kind: 'open', price: { kind: 'pair', home, away: '0.90', side: 'H' } }) as const;
const before = { price: { format: 'H', odds: '0.90' }, line: '0.5', strong: 'H' } as const;

it.each([
  ['0.95', 'up'],
  ['0.85', 'down'],
  ['0.90', undefined],
])('a pick shared at 0.90 that costs %s now has moved %s', (now, moved) => {
  expect(movedSince({ before, offer: open(now) })).toBe(moved);
});

it('a pick that takes no bets, or was shared in a format that its market no longer has, has not moved', () => {
  expect(movedSince({ before, offer: { kind: 'shut' } })).toBeUndefined();
  const offer = { kind: 'open', price: { kind: 'decimal', odds: '2.10' } } as const;
  expect(movedSince({ before, offer })).toBeUndefined();
});
