import { expect, it } from 'vitest';
import { reconnectWait } from './reconnect-wait.ts';

it('grows with the time that it is away, up to half a minute and its jitter', () => {
  expect([0, 2_000, 60_000, 3_600_000].map(awayMs => reconnectWait(awayMs, 0.5))).toEqual([
    500, 1_000, 15_500, 30_000,
  ]);
});

it('differs by a quarter either way', () => {
  expect([reconnectWait(0, 0), reconnectWait(0, 1)]).toEqual([375, 625]);
});
