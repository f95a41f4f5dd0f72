import type { CallSportsbook } from '@lobby/api-client/endpoints/sportsbook';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoard } from './board.ts';
import { openList } from './list-feed.ts';
import { manualFrames, wireGame } from './testing.ts';

type Games = ReturnType<typeof wireGame>[];
const answer = (games: Games, more: { cursor?: string; full?: boolean; gone?: string[] } = {}) => ({
  ok: true as const,
  data: {
    systime: 0,
    cursor: more.cursor ?? 'c1',
    full: more.full ?? true,
    ec: games.map(game => ({ id: game.ecid, game })),
    gone: more.gone ?? [],
  },
});

function setUp(...answers: unknown[]) {
  const frames = manualFrames();
  const board = createBoard({ schedule: frames.schedule, now: () => Date.now() });
  const asked: { since?: string }[] = [];
  const page = { hidden: false, wake: () => {} };
  const ask = (async (_method: unknown, request: { since?: string }) => {
    asked.push(request);
    return answers.shift() ?? answer([], { full: false });
  }) as unknown as CallSportsbook; // Safe: the list asks one method only.
  const signals = {
    isHidden: () => page.hidden,
    listen(listener: () => void) {
      page.wake = listener;
      return () => {};
    },
  };
  const list = openList({ sport: 'FT', show: 'live' }, { ask, board, page: signals });
  return { list, board, asked, page, frames };
}

describe('a live list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('requests the whole list first, then changes', async () => {
    const { list, asked } = setUp(answer([wireGame()], { cursor: 'c7' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(list.read()).toEqual({ status: 'ready', ids: ['900'] });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked.map(({ since }) => since)).toEqual(['', 'c7']);
    list.close();
  });

  it('keeps its identity while only prices move, and the board has the new price', async () => {
    const moved = wireGame({ ver: '11', ior_RMH: '3.05' });
    const { list, board, frames } = setUp(answer([wireGame()]), answer([moved], { full: false }));
    await vi.advanceTimersByTimeAsync(0);
    const before = list.read();
    await vi.advanceTimersByTimeAsync(1_000);
    frames.next();
    expect(list.read()).toBe(before);
    expect(board.prices.read('7001/RM/RMH')).toMatchObject({
      price: { odds: '3.05' },
      direction: 'up',
    });
    list.close();
  });

  it('adds and removes matches', async () => {
    const other = wireGame({ ecid: '901', gid: '7101' });
    const { list, board } = setUp(
      answer([wireGame()]),
      answer([other], { full: false }),
      answer([], { full: false, gone: ['900'] }),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(list.read().ids).toEqual(['900', '901']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(list.read().ids).toEqual(['901']);
    board.flush();
    expect(board.matches.read('900')).toBeUndefined();
    expect(board.prices.read('7001/RM/RMH')).toBeUndefined();
    list.close();
  });

  it('fails only before the first answer; later it is marked stale', async () => {
    const offline = { ok: false, failure: { kind: 'offline' } };
    const { list } = setUp(answer([wireGame()]), offline, offline);
    await vi.advanceTimersByTimeAsync(0);
    const answeredAt = list.answeredAt();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(list.read().status).toBe('ready');
    expect(list.answeredAt()).toBe(answeredAt);
    list.close();
  });

  it('reports the failure, and retries on request', async () => {
    const { list, asked } = setUp({ ok: false, failure: { kind: 'offline' } }, answer([wireGame()]));
    await vi.advanceTimersByTimeAsync(0);
    expect(list.read()).toEqual({ status: 'failed', ids: [], failure: { kind: 'offline' } });
    list.retry();
    expect(list.read().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(0);
    expect(list.read().status).toBe('ready');
    expect(asked).toHaveLength(2);
    list.close();
  });

  it('pauses while the page is hidden and polls at once when it is shown', async () => {
    const { list, asked, page } = setUp(answer([wireGame()]));
    await vi.advanceTimersByTimeAsync(0);
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    page.hidden = false;
    page.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
    list.close();
  });

  it('stops polling once closed, and removes its prices from the board', async () => {
    const { list, board, asked } = setUp(answer([wireGame()]));
    await vi.advanceTimersByTimeAsync(0);
    list.close();
    await vi.advanceTimersByTimeAsync(10_000);
    board.flush();
    expect(asked).toHaveLength(1);
    expect(board.prices.size()).toBe(0);
  });
});
