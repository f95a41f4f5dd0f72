import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBoard } from '../feed/board.ts';
import { wireOutright } from '../testing/sample-outrights.ts';
import { livePorts } from './live-ports.ts';

const key = '81863000/FS/7011';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a champion price that the slip follows stays live without its page, and is let go with the last follower', async () => {
  const asked: string[] = [];
  const ask = (async ({ method }: { method: string }) => {
    asked.push(method);
    return { ok: true, data: { systime: Date.now(), game: [wireOutright()] } };
  }) as unknown as CallSportsbook; // Safe: only champion markets are followed.
  const { prices } = livePorts(ask, createBoard());
  const unfollow = [prices.subscribe(key, () => {}), prices.subscribe('81863000/FS/7012', () => {})];
  await vi.advanceTimersByTimeAsync(3_000);
  expect(prices.read(key)).toMatchObject({ locked: false });
  expect(asked).toEqual(['get_game_list_FS', 'get_game_list_FS']);
  for (const undo of unfollow) undo();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(2);
});
