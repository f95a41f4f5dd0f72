import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoard } from './board.ts';
import { openList } from './list-feed.ts';
import { manualFrames, manualPage, wireGame } from './testing.ts';

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

/** A question that is never answered, as over a network that has gone. */
const hangs = Symbol('hangs');

function setUp(...answers: unknown[]) {
  const frames = manualFrames();
  const board = createBoard({ schedule: frames.schedule, now: () => Date.now() });
  const asked: { since?: string }[] = [];
  const page = manualPage();
  const ask = (async (_method: unknown, request: { since?: string }, { signal }: { signal: AbortSignal }) => {
    asked.push(request);
    const next = answers.shift() ?? answer([], { full: false });
    if (next !== hangs) return next;
    return new Promise(resolve => {
      signal.addEventListener('abort', () => resolve({ ok: false, failure: { kind: 'aborted' } }));
    });
  }) as unknown as CallSportsbook; // Safe: the list asks one method only.
  const list = openList({ sport: 'FT', show: 'live' }, { ask, board, page });
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

  it('is locked when its last answer is too old, and sold again with the next one, changed or not', async () => {
    const { list, board, page, frames } = setUp(answer([wireGame()]), hangs);
    await vi.advanceTimersByTimeAsync(1_000);
    frames.next();
    const price = () => board.prices.read('7001/RM/RMH');
    expect(price()).toMatchObject({ locked: false, price: { odds: '2.95' } });
    await vi.advanceTimersByTimeAsync(8_999);
    expect(price()?.locked).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(price()?.locked).toBe(true);
    page.wake('shown');
    await vi.advanceTimersByTimeAsync(0);
    frames.next();
    expect(price()).toMatchObject({ locked: false, price: { odds: '2.95' } });
    list.close();
    expect(page.listeners()).toBe(0);
  });

  it('asks anew at once after a sleep, with every price locked until the answer', async () => {
    const { list, board, asked, page, frames } = setUp(answer([wireGame()]), hangs);
    await vi.advanceTimersByTimeAsync(1_000);
    frames.next();
    expect(asked).toHaveLength(2);
    // No timer runs while a device sleeps.
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    page.wake('slept');
    expect(board.prices.read('7001/RM/RMH')?.locked).toBe(true);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(3);
    frames.next();
    expect(board.prices.read('7001/RM/RMH')?.locked).toBe(false);
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
