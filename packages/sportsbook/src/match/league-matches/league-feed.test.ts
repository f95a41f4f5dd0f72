import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoard } from '../../feed/board.ts';
import { manualFrames, manualPage, wireGame } from '../../feed/testing.ts';
import { openLeague } from './league-feed.ts';

interface Asked {
  readonly showtype: 'live' | 'today' | 'early';
  readonly lid: readonly string[];
  readonly wtype: readonly string[];
}

/** A platform that answers each kind of list by itself; a list without an answer fails. */
function setUp(answers: Partial<Record<Asked['showtype'], readonly string[]>>, sport: 'FT' | 'VF' = 'FT') {
  const asked: Asked[] = [];
  const board = createBoard({ schedule: manualFrames().schedule, now: () => Date.now() });
  const ask = (async (_method: unknown, request: Asked) => {
    asked.push(request);
    const ids = answers[request.showtype];
    if (!ids) return { ok: false, failure: { kind: 'offline' } };
    const ec = ids.map(id => ({ id, game: wireGame({ ecid: id, gid: `g${id}` }) }));
    return { ok: true, data: { systime: 0, cursor: 'c1', full: true, ec, gone: [] } };
  }) as unknown as CallSportsbook; // Safe: the lists ask one method only.
  const league = openLeague(
    { sport, league: 'EPL', wtypes: ['M', 'RM'] },
    { ask, board, page: manualPage() },
  );
  return { league, asked, board };
}

describe('the open matches of a league', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('come from every list of the sport, each asked once for this league and these prices', async () => {
    const { league, asked } = setUp({ live: ['1'], today: ['2', '3'], early: ['4'] });
    expect(league.read()).toEqual({ status: 'loading', ids: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(league.read()).toEqual({ status: 'ready', ids: ['1', '2', '3', '4'] });
    expect(asked.map(({ showtype }) => showtype)).toEqual(['live', 'today', 'early']);
    for (const { lid, wtype } of asked) expect([lid, wtype]).toEqual([['EPL'], ['M', 'RM']]);
    league.close();
  });

  it('of a sport without a list are not asked for in it', async () => {
    const { league, asked } = setUp({ live: [], today: [] }, 'VF');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ showtype }) => showtype)).toEqual(['live', 'today']);
    league.close();
  });

  it('are those that came where one list did not, and have failed where none came', async () => {
    const { league } = setUp({ today: ['2'] });
    await vi.advanceTimersByTimeAsync(0);
    expect(league.read()).toEqual({ status: 'ready', ids: ['2'] });
    league.close();
    const none = setUp({}).league;
    await vi.advanceTimersByTimeAsync(0);
    expect(none.read().status).toBe('failed');
    none.close();
  });

  it('leave the board when nobody looks any more, and nothing is asked then', async () => {
    const { league, asked, board } = setUp({ live: ['1'], today: [], early: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(board.matches.read('1')).toBeDefined();
    league.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([board.matches.latest('1'), asked.length]).toEqual([undefined, 3]);
  });
});
