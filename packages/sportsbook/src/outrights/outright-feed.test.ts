import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import type { WireOutright } from '@lobby/api-client/contract/game/outrights';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoard } from '../feed/board.ts';
import { manualFrames } from '../feed/testing.ts';
import { wireOutright, withRunners } from '../testing/sample-outrights.ts';
import { championSelection } from './champion-price.tsx';
import { openOutrights } from './outright-feed.ts';
import { decodeOutright } from './outright-info.ts';

const page = { isHidden: () => false, listen: () => () => {} };
const key = '81863000/FS/7011';

function setUp(...answers: (readonly WireOutright[] | 'offline')[]) {
  const frames = manualFrames();
  const board = createBoard({ schedule: frames.schedule, now: () => Date.now() });
  let asked = 0;
  const ask = (async () => {
    const game = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    return game === 'offline'
      ? { ok: false, failure: { kind: 'offline' } }
      : { ok: true, data: { systime: Date.now(), game } };
  }) as unknown as CallSportsbook; // Safe: the feed asks one method only.
  return { ask, board, frames };
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00+08:00') }));
afterEach(() => void vi.useRealTimers());

describe('the feed of champion markets', () => {
  it('has the competitions, and their prices on the board', async () => {
    const { ask, board } = setUp([wireOutright()]);
    const feed = openOutrights('today', { ask, board, page });
    expect(feed.read().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(0);
    const [game] = feed.read().games;
    expect(game).toMatchObject({ phase: 'open', name: '第12期 入球王' });
    expect(game!.runners[0]).toMatchObject({ id: '7011', key, match: 'pre', counted: undefined });
    expect(board.prices.read(key)).toMatchObject({ price: { odds: '6.00' }, locked: false });
    feed.close();
  });

  it('keeps the identity of its list while only prices move', async () => {
    const moved = withRunners((_, at) => (at === 0 ? { ioratio: '6.50' } : {}));
    const { ask, board, frames } = setUp([wireOutright()], [moved]);
    const feed = openOutrights('today', { ask, board, page });
    await vi.advanceTimersByTimeAsync(0);
    const before = feed.read();
    await vi.advanceTimersByTimeAsync(2_000);
    frames.next();
    expect(feed.read()).toBe(before);
    expect(board.prices.read(key)).toMatchObject({ price: { odds: '6.50' }, direction: 'up' });
    feed.close();
  });

  it('locks prices while a competition is suspended, and forgets one that left', async () => {
    const shut = wireOutright({ gopen: 'N', rtypes: withRunners(() => ({ ioratio: '' })).rtypes });
    const { ask, board, frames } = setUp([wireOutright()], [shut], []);
    const feed = openOutrights('today', { ask, board, page });
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(feed.read().games[0]!.phase).toBe('suspended');
    expect(board.prices.read(key)).toMatchObject({ locked: true });
    await vi.advanceTimersByTimeAsync(2_000);
    frames.next();
    expect(feed.read().games).toEqual([]);
    expect(board.prices.read(key)).toBeUndefined();
    feed.close();
  });

  it('fails when it never came, and comes with a retry', async () => {
    const { ask, board } = setUp('offline', [wireOutright()]);
    const feed = openOutrights('today', { ask, board, page });
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.read()).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    feed.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.read().status).toBe('ready');
    feed.close();
  });
});

describe('a competition', () => {
  const closing = Number(wireOutright().datetime);

  it('is closed from the end of betting, and decided with its first result', () => {
    expect(decodeOutright(wireOutright({ gopen: 'N' }), closing).phase).toBe('closed');
    const decided = withRunners((_, at) => ({ result: at === 0 ? 'W' : 'L', goals: '3', state: 'over' }));
    const outright = decodeOutright({ ...decided, gopen: 'N' }, closing);
    expect(outright.phase).toBe('decided');
    expect(outright.runners.slice(0, 2).map(({ result }) => result)).toEqual(['won', 'lost']);
  });

  it('is picked for the slip by its runner', () => {
    const outright = decodeOutright(wireOutright(), closing - 1);
    const price = { kind: 'decimal', odds: '6.00' } as const;
    expect(championSelection(outright, outright.runners[0]!, price)).toMatchObject({
      key,
      gtype: 'FS',
      wtype: 'FS',
      rtype: '7011',
      champion: true,
      teamH: '山海城',
      teamC: '',
      league: '星河杯 第12期 入球王',
    });
  });
});
