import { results as rows, type WireResult, type WireStanding } from '@lobby/api-client/contract/game/results';
import { day, hour } from '@lobby/calendar';
import type { FixtureResult } from '@lobby/fixtures';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { type ScriptedMatch, subMatchesOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { sweepFixtures } from '../fixture-feed/fixture-rows.ts';

/** Noon in Beijing. */
const now = Date.parse('2026-11-20T12:00:00+08:00');
let book: TestBook;
let next = 500_000;
let lid = '';

bookOfFile(now, own => {
  book = own;
});
beforeEach(() => {
  next += 1_000;
  lid = String(next);
});

/** A match in a league of the test's own. */
async function add(parts: Partial<ScriptedMatch> = {}): Promise<TestMatch> {
  next += 1;
  const match = testMatch({
    id: String(next),
    lid,
    season: 's1',
    league: { 'zh-CN': '联赛', 'zh-TW': '聯賽' },
    kickoff: now - 3 * hour,
    ...parts,
  });
  await book.addMatch(match);
  return match;
}
const report = (match: TestMatch, result: Omit<FixtureResult, 'matchId' | 'version'>, version = 1) =>
  recordResult(book.db, { matchId: match.id, version, ...result }, book.clock.now());
async function played(full: readonly [number, number], parts: Partial<ScriptedMatch> = {}) {
  const match = await add(parts);
  await report(match, { half: [0, 0], full });
  return match;
}
/** What was read before is read again: some seconds later in a process that runs, at once in a new one. */
const later = () => book.restart();
const resultsOf = async (fields: object = {}) => {
  later();
  const answer = await book.call(rows.results.method, { gtype: 'FT', date: '2026-11-20', lid, ...fields });
  return answer as {
    total: number;
    pages: number;
    matches: WireResult[];
    leagues: { lid: string; count: number }[];
  };
};
const tableOf = async (fields: object = {}) => {
  later();
  const answer = await book.call(rows.standings.method, { gtype: 'FT', lid, ...fields });
  return answer as {
    lid: string;
    rows: WireStanding[];
    leagues: { lid: string; name: string; count: number }[];
  };
};
const ids = (matches: readonly { ecid: string }[]) => matches.map(({ ecid }) => ecid);

describe('the results of a day', () => {
  it('say how many corners and cards a match had, and list neither as a match', async () => {
    const main = await played([2, 1]);
    const [corners, cards] = subMatchesOf(main);
    for (const sub of [corners!, cards!]) await book.addMatch(sub);
    const counted = { matchId: corners!.id, version: 1, half: [2, 0], full: [5, 3] } as const;
    await recordResult(book.db, counted, book.clock.now());
    const { matches, total, leagues } = await resultsOf();
    expect([ids(matches), total, leagues.map(({ count }) => count)]).toEqual([[main.id], 1, [1]]);
    // Nothing is reported of its cards yet.
    expect(matches[0]?.counted).toEqual([{ ptype: 'CN', score: '5:3', halfScore: '2:0' }]);
    expect((await tableOf()).rows.map(({ played: games }) => games)).toEqual([1, 1]);
  });

  it('are those of its kick-offs in Beijing, the last first, with half and full score', async () => {
    const first = await played([2, 1], { kickoff: Date.parse('2026-11-20T00:00:00+08:00') });
    const second = await played([0, 0], { kickoff: Date.parse('2026-11-20T09:00:00+08:00') });
    await played([1, 1], { kickoff: Date.parse('2026-11-19T23:59:59+08:00') });
    const { matches, total, pages } = await resultsOf();
    expect(ids(matches)).toEqual([second.id, first.id]);
    expect(matches[1]).toMatchObject({ team_h: '主队', score: '2:1', halfScore: '0:0', stopped: '' });
    expect([total, pages]).toEqual([2, 1]);
    expect((await resultsOf({ langx: 'zh-TW' })).matches[0]?.league).toBe('聯賽');
  });

  it('leave out what is still played, has only a half, or was withdrawn', async () => {
    await add();
    await report(await add(), { half: [1, 0] });
    const match = await played([3, 0]);
    expect(ids((await resultsOf()).matches)).toEqual([match.id]);
    await report(match, { withdrawn: true }, 2);
    expect((await resultsOf()).matches).toEqual([]);
  });

  it('say why a match was not finished, how it stood then, and drop that once it is lifted', async () => {
    const match = await add();
    await report(match, { cancelReason: 'D2', reached: [1, 0] });
    expect((await resultsOf()).matches[0]).toMatchObject({ stopped: 'D2', reached: '1:0', score: '' });
    await report(match, { half: [1, 0], full: [1, 2] }, 2);
    expect((await resultsOf()).matches[0]).toMatchObject({ stopped: '', score: '1:2' });
  });

  it('are corrected by a later version', async () => {
    const match = await played([1, 0]);
    expect((await resultsOf()).matches[0]?.score).toBe('1:0');
    await report(match, { full: [0, 0] }, 2);
    expect((await resultsOf()).matches[0]?.score).toBe('0:0');
  });

  it('are found by a part of a club in either script, in either language', async () => {
    const match = await played([1, 0], { away: { 'zh-CN': '国际米兰', 'zh-TW': '國際米蘭' } });
    await played([2, 2]);
    for (const search of ['米兰', '米蘭', ' 国际 '])
      expect(ids((await resultsOf({ search })).matches), search).toEqual([match.id]);
    expect((await resultsOf({ search: '100%' })).matches).toEqual([]);
  });

  it('come in pages of thirty, with the whole number; past the last page there is nothing', async () => {
    for (let n = 0; n < 31; n += 1) await played([0, 0]);
    const first = await resultsOf();
    expect([first.total, first.pages, first.matches.length]).toEqual([31, 2, 30]);
    const second = await resultsOf({ page: '2' });
    expect(second.matches).toHaveLength(1);
    expect(ids(first.matches)).not.toContain(second.matches[0]?.ecid);
    expect((await resultsOf({ page: '3' })).matches).toEqual([]);
  });

  it('name every league of the day with its number, whichever is asked for', async () => {
    await played([1, 0]);
    const other = String(next + 900);
    await played([1, 0], { lid: other });
    const { leagues, matches } = await resultsOf({ lid: other });
    expect(matches).toHaveLength(1);
    expect(leagues.filter(one => [lid, other].includes(one.lid)).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('are refused for what is no day, and empty for a day without any', async () => {
    await expect(resultsOf({ date: 'today' })).rejects.toThrow('invalid-parameter');
    expect(await resultsOf({ date: '2026-02-03' })).toMatchObject({ total: 0, pages: 0, matches: [] });
    expect(await resultsOf({ date: '2026-02-31' })).toMatchObject({ total: 0, matches: [] });
  });
});

describe('the table of a league', () => {
  const clubs = (homeId: string, awayId: string) => ({ homeId, awayId });

  it('counts the finished matches of its newest season, and none that was called off', async () => {
    await played([5, 0], { ...clubs('a', 'b'), season: 's0', kickoff: now - 200 * day });
    await played([2, 0], clubs('a', 'b'));
    const names = { home: { 'zh-CN': '客队', 'zh-TW': '客隊' }, away: { 'zh-CN': '主队', 'zh-TW': '主隊' } };
    const stopped = await add({ ...clubs('b', 'a'), ...names });
    await report(stopped, { half: [0, 3] });
    await report(stopped, { cancelReason: 'D1', reached: [0, 4] }, 2);
    const { rows: table, leagues } = await tableOf();
    expect(table).toMatchObject([
      { place: 1, team_id: 'a', team: '主队', played: 1, goals_for: 2, points: 3, form: ['W'] },
      { place: 2, team_id: 'b', played: 1, goals_against: 2, points: 0, form: ['L'] },
    ]);
    expect(leagues.find(one => one.lid === lid)).toEqual({ lid, name: '联赛', count: 1 });
  });

  it('follows a corrected score', async () => {
    const match = await played([1, 0], clubs('a', 'b'));
    await report(match, { full: [1, 1] }, 2);
    expect((await tableOf()).rows.map(({ points }) => points)).toEqual([1, 1]);
  });

  it('is that of the first league when none is named, and none of a league that says no season', async () => {
    await played([1, 0], { season: '' });
    expect(await tableOf()).toMatchObject({ lid: '', rows: [] });
    await played([1, 0]);
    const { lid: first, leagues } = await tableOf({ lid: '' });
    expect(first).toBe(leagues[0]?.lid);
  });
});

describe('the sweep', () => {
  const isThere = async ({ id }: TestMatch) =>
    (await book.db.selectFrom('sport_matches').select('id').where('id', '=', id).execute()).length === 1;

  it('keeps a match with a result for a season, and one of a drawn sport for a week', async () => {
    const football = await played([1, 0]);
    const virtual = await played([1, 0], { gtype: 'VF' });
    const silent = await add();
    await sweepFixtures(book.db, now + 3 * day);
    expect([await isThere(football), await isThere(virtual), await isThere(silent)]).toEqual([
      true,
      true,
      false,
    ]);
    await sweepFixtures(book.db, now + 8 * day);
    expect([await isThere(football), await isThere(virtual)]).toEqual([true, false]);
    await sweepFixtures(book.db, now + 401 * day);
    expect(await isThere(football)).toBe(false);
  });
});
