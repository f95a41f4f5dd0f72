import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoard } from './board.ts';
import { openMatch } from './match-feed.ts';
import { manualFrames, wireGame } from './testing.ts';

const visible = { isHidden: () => false, listen: () => () => {} };
const games = (...game: ReturnType<typeof wireGame>[]) => ({ ok: true, data: { systime: 0, game } });

function setUp(...answers: unknown[]) {
  const board = createBoard({ schedule: manualFrames().schedule, now: () => Date.now() });
  const asked = vi.fn(async () => answers.shift() ?? games());
  const ask = asked as unknown as CallSportsbook; // Safe: a match page asks one method only.
  return { board, asked, match: openMatch({ sport: 'FT', ecid: '900' }, { ask, board, page: visible }) };
}

describe('a match page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('offers every line, the main one first', async () => {
    const { match } = setUp(games(wireGame(), wireGame({ gid: '7009', ratio_re: '0.5' })));
    await vi.advanceTimersByTimeAsync(0);
    expect(match.read()).toEqual({
      status: 'ready',
      lines: [
        { ecid: '900', counts: 'goals', gid: '7001', wtypes: ['RE', 'ROU', 'RM', 'HRE'] },
        { ecid: '900', counts: 'goals', gid: '7009', wtypes: ['RE', 'ROU', 'RM', 'HRE'] },
      ],
    });
    match.close();
  });

  it('has the sub-matches beside the main one, and forgets those that are gone', async () => {
    const corners = wireGame({ ecid: '900CN', gid: '900CN0', gidm: '900', ptype: 'CN', master: 'N' });
    const { match, board } = setUp(games(wireGame(), corners), games(wireGame()));
    await vi.advanceTimersByTimeAsync(0);
    expect(match.read().lines.map(({ ecid, counts }) => [ecid, counts])).toEqual([
      ['900', 'goals'],
      ['900CN', 'corners'],
    ]);
    expect(board.matches.read('900CN')).toMatchObject({ gidm: '900', counts: 'corners' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(board.matches.read('900CN')).toBeUndefined();
    match.close();
    expect(board.matches.latest('900')).toBeUndefined();
  });

  it('keeps its identity while only prices move', async () => {
    const { match } = setUp(games(wireGame()), games(wireGame({ ver: '11', ior_RMH: '3.30' })));
    await vi.advanceTimersByTimeAsync(0);
    const before = match.read();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(match.read()).toBe(before);
    match.close();
  });

  it('is over when no market is offered any more', async () => {
    const { match, board } = setUp(games(wireGame()), games());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(match.read()).toEqual({ status: 'over', lines: [] });
    board.flush();
    expect(board.prices.size()).toBe(0);
    match.close();
  });

  it('says how it ended as soon as that is reported, and anew when it is corrected', async () => {
    const gone = (score?: string) => ({
      ok: true,
      data: { systime: 0, game: [], over: true, ...(score && { ended: { score } }) },
    });
    const { match } = setUp(gone(), gone('2:1'), gone('2:1'), gone('2:2'));
    await vi.advanceTimersByTimeAsync(0);
    expect(match.read()).toEqual({ status: 'over', lines: [] });
    await vi.advanceTimersByTimeAsync(30_000);
    const told = match.read();
    expect(told).toEqual({ status: 'over', lines: [], ended: { score: '2:1' } });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(match.read()).toBe(told);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(match.read()).toMatchObject({ ended: { score: '2:2' } });
    match.close();
  });

  it('is unknown when the platform never had it', async () => {
    const { match } = setUp({ ok: true, data: { systime: 0, game: [], over: false } });
    await vi.advanceTimersByTimeAsync(0);
    expect(match.read()).toEqual({ status: 'unknown', lines: [] });
    match.close();
  });

  it('reports why it could not be opened', async () => {
    const { match } = setUp({ ok: false, failure: { kind: 'offline' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(match.read()).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    match.close();
  });
});
