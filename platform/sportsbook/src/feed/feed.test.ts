import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { findPick, markets, readLine, readPrice, showPrice } from '@lobby/betting';
import { hour, minute } from '@lobby/calendar';
import { type FixtureResult, listAt, listOf } from '@lobby/fixtures';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { boardOf, momentAt, noInputs, noOperatorSetting } from '@lobby/pricing';
import { stateAt, subMatchesOf, timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { setOperator } from '../inputs/input-rows.ts';
import { encodeGame } from './codec.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
const live = testMatch({ id: '6001', kickoff: now - 20 * minute, createdAt: now - 90 * minute });
const soon = testMatch({ id: '6002', kickoff: now + 5 * minute, createdAt: now - 90 * minute });
const far = testMatch({
  id: '6003',
  lid: '102',
  kickoff: now + 50 * 60 * minute,
  createdAt: now - 90 * minute,
});

beforeAll(async () => {
  book = await openTestBook(now);
  await book.db.deleteFrom('sport_matches').execute();
  for (const match of [live, soon, far]) await book.addMatch(match);
}, 300_000);
afterAll(() => book.close());
beforeEach(() => book.clock.set(now));

async function list(request: object) {
  const answer = await book.call('get_game_list', { gtype: 'FT', showtype: 'live', ...request });
  return v.parse(sportsbook.gameList.answer, answer);
}
const ids = (answer: { ec: { id: string }[] }) => answer.ec.map(event => event.id);

describe('a wire game', () => {
  it.each([
    ['before the match', live.kickoff - 3_600_000],
    ['in play', live.kickoff + 20 * minute],
  ])('%s can be read back with the market table: every price and line', (_, at) => {
    const moment = momentAt(live, at, noInputs);
    const board = boardOf(live, moment, 'all');
    const game = v.parse(sportsbook.gameMore.answer.entries.game, [
      encodeGame(live, moment, board, 'zh-CN'),
    ])[0]!;
    const phase = moment.state.phase === 'pre' ? 'pre' : 'live';
    const offered = markets.filter(market => market.phase === phase && game[market.picks[0]!.priceField]);
    expect(offered.length).toBeGreaterThan(10);
    for (const market of offered) {
      if (market.lineField) expect(readLine(game, market).line).toBe(board[market.lineField]);
      for (const pick of market.picks) {
        expect(findPick(market.wtype, pick.rtype)?.pick).toBe(pick);
        if (game[pick.priceField]) expect(showPrice(readPrice(game, market, pick), 'H')?.odds).toMatch(/^\d/);
      }
    }
  });

  it('is in the requested language', () => {
    const moment = momentAt(live, now, noInputs);
    expect(encodeGame(live, moment, {}, 'zh-CN').team_h).toBe('主队');
    expect(encodeGame(live, moment, {}, 'zh-TW').team_h).toBe('主隊');
  });

  it('holds nothing about future events', () => {
    const text = (match: typeof live) => {
      const moment = momentAt(match, now, noInputs);
      return JSON.stringify(encodeGame(match, moment, boardOf(match, moment, 'all'), 'zh-CN'));
    };
    // The same match with another ending: until it happens, they are indistinguishable.
    const real = { half: [0, 0], full: [0, 0] } as const;
    const endings = (
      [
        [0, 0],
        [4, 0],
        [0, 5],
      ] as const
    ).map(full => ({ ...soon, real: { ...real, full } }));
    expect(new Set(endings.map(text)).size).toBe(1);
  });
});

describe('a list', () => {
  it('groups matches into in play, today and early', async () => {
    expect(ids(await list({}))).toEqual(['6001']);
    expect(ids(await list({ showtype: 'today' }))).toEqual(['6002']);
    expect(ids(await list({ showtype: 'early' }))).toEqual(['6003']);
    expect(ids(await list({ showtype: 'hot' }))).toEqual(['6001', '6002', '6003']);
    expect(ids(await list({ gtype: 'VF' }))).toEqual([]);
  });

  it('is narrowed by league and by day of Beijing', async () => {
    expect(ids(await list({ showtype: 'hot', lid: ['102'] }))).toEqual(['6003']);
    expect(ids(await list({ showtype: 'early', date: '2026-11-22' }))).toEqual(['6003']);
    expect(ids(await list({ showtype: 'early', date: '2026-11-23' }))).toEqual([]);
  });

  it('carries prices and lines of the requested markets only, and all other fields of a game', async () => {
    const fields = async (request: object) => Object.keys((await list(request)).ec[0]?.game ?? {});
    const whole = await fields({});
    const winner = await fields({ wtype: ['RM', 'M'] });
    expect(whole).toEqual(expect.arrayContaining(['ior_RMH', 'ior_REH', 'ratio_re', 'ior_ROUC']));
    const markets = winner.filter(name => /^(ior_|ratio|hratio)/.test(name));
    expect(markets).toEqual(['ior_RMH', 'ior_RMN', 'ior_RMC']);
    const others = (names: string[]) => names.filter(name => !/^(ior_|ratio|hratio)/.test(name));
    expect(others(winner)).toEqual(others(whole));
  });

  it('sends only what changed since the cursor', async () => {
    const first = await list({});
    expect(first.full).toBe(true);
    const same = await list({ since: first.cursor });
    expect(same).toMatchObject({ full: false, ec: [], gone: [] });
    book.clock.advance(10_000);
    const moved = await list({ since: first.cursor });
    expect(ids(moved)).toEqual(['6001']);
    expect(Number(moved.ec[0]?.game.ver)).toBeGreaterThan(Number(first.ec[0]?.game.ver));
  });

  it('names the matches that were removed, also for a cursor from before a restart', async () => {
    const before = await list({ showtype: 'today' });
    book.restart();
    book.clock.set(soon.kickoff + 1_000);
    const after = await list({ showtype: 'today', since: before.cursor });
    expect(after).toMatchObject({ full: false, gone: ['6002'] });
    expect(ids(await list({ since: before.cursor }))).toContain('6002');
  });

  it('names a match that cannot be bet on any more as gone from the hot ones', async () => {
    const before = await list({ showtype: 'hot' });
    await setOperator(book.db, far.id, { ...noOperatorSetting, shut: true }, book.clock.now());
    book.clock.advance(3_000);
    const after = await list({ showtype: 'hot', since: before.cursor });
    expect(after).toMatchObject({ full: false, gone: [far.id] });
    expect(ids(await list({ showtype: 'hot' }))).not.toContain(far.id);
    await setOperator(book.db, far.id, noOperatorSetting, book.clock.now());
    book.clock.advance(3_000);
    expect(ids(await list({ showtype: 'hot', since: after.cursor }))).toContain(far.id);
  });

  it('is sent in full for a cursor that is too old, in the future or malformed', async () => {
    for (const since of [String(now - 3_600_000), String(now + 60_000), 'x', '0']) {
      expect((await list({ since })).full).toBe(true);
    }
  });

  it('drops a match at its final whistle', () => {
    const { fullTime } = timelineOf(live);
    expect(listOf(live, fullTime - 1)).toBe('live');
    expect(listOf(live, fullTime)).toBeUndefined();
    expect(listAt([live], { gtype: 'FT', showtype: 'live', date: '', lid: [] }, fullTime)).toEqual([]);
  });
});

describe('the match page and the counts', () => {
  it('show every market, and nothing of a match that is over', async () => {
    const more = v.parse(
      sportsbook.gameMore.answer,
      await book.call('get_game_more', { gtype: 'FT', ecid: '6002' }),
    );
    expect(more.game[0]?.ior_H1C1).toMatch(/^\d/);
    expect(more.game[0]?.ratio_ar).toBeDefined();
    expect(await book.call('get_game_more', { gtype: 'FT', ecid: 'none' })).toMatchObject({
      game: [],
      over: false,
    });
  });

  it('have the score of the first half from its whistle on, and not before', async () => {
    const { firstHalfEnd } = timelineOf(live);
    const half = async (at: number) => {
      book.clock.set(at);
      const { game } = v.parse(
        sportsbook.gameMore.answer,
        await book.call('get_game_more', { gtype: 'FT', ecid: live.id }),
      );
      return [game[0]!.hscore_h, game[0]!.hscore_c];
    };
    const { score } = live.stateAt(firstHalfEnd);
    expect(await half(firstHalfEnd - 1)).toEqual(['', '']);
    expect(await half(firstHalfEnd)).toEqual(score.map(String));
  });

  it('say how a match ended once that is reported: its scores, or that it was abandoned and when', async () => {
    const more = async () =>
      v.parse(sportsbook.gameMore.answer, await book.call('get_game_more', { gtype: 'FT', ecid: ended.id }));
    const ended = testMatch({ id: '6009', createdAt: 0, kickoff: now - 5 * hour });
    await book.addMatch(ended);
    expect(await more()).toMatchObject({ game: [], over: true });
    expect((await more()).ended).toBeUndefined();
    const report = (version: number, parts: Partial<FixtureResult>) =>
      recordResult(book.db, { matchId: ended.id, version, ...parts }, now);
    await report(1, { half: [1, 0] });
    expect((await more()).ended).toBeUndefined();
    await report(2, { cancelReason: 'D1', reached: [1, 1] });
    const stopped = { teamH: '主队', score: '', halfScore: '1:0', stopped: 'D1', reached: '1:1' };
    expect((await more()).ended).toMatchObject(stopped);
    await report(3, { full: [2, 1] });
    expect((await more()).ended).toMatchObject({ score: '2:1', halfScore: '1:0', stopped: '', reached: '' });
  });

  it('count matches by group and league', async () => {
    const { counts, leagues } = v.parse(
      sportsbook.leagueCount.answer,
      await book.call('get_league_count', {}),
    );
    expect(counts.FT).toEqual({ live: 1, today: 1, early: 1 });
    expect(leagues.map(league => [league.lid, league.count])).toEqual([
      ['101', 2],
      ['102', 1],
    ]);
  });

  it('answer every method of the contract', async () => {
    for (const { method } of Object.values(sportsbook)) {
      const outcome = await book.call(method, {}).then(
        () => 'answered',
        (refusal: Error) => refusal.message,
      );
      expect(outcome, method).not.toContain('not-found');
    }
  });

  it('reject an unknown method', async () => {
    await expect(book.call('get_everything', {})).rejects.toThrow('not-found');
  });
});

// Last: its match stays.
describe('a list of ALL', () => {
  it('has the matches of every sport, and what changed in them since the cursor', async () => {
    const other = testMatch({
      id: '6010',
      gtype: 'VF',
      kickoff: now + 2 * minute,
      createdAt: now,
    });
    await book.addMatch(other);
    book.clock.advance(5_000);
    const all = { gtype: 'ALL', showtype: 'today' };
    const first = await list(all);
    expect(ids(first)).toEqual([other.id, soon.id]);
    expect(first.ec.map(({ game }) => game.gtype)).toEqual(['VF', 'FT']);
    expect(ids(await list({ ...all, gtype: 'FT' }))).toEqual([soon.id]);
    book.clock.set(other.kickoff + 1_000);
    const later = await list({ ...all, since: first.cursor });
    expect(later).toMatchObject({ full: false, gone: [other.id] });
    expect(ids(await list({ ...all, showtype: 'live' }))).toEqual([live.id, other.id]);
  });
});

describe('a match in play that has sub-matches', () => {
  it('carries their corners and cards, and is sent again when they move', async () => {
    const main = testMatch({ id: '6020', kickoff: now - 30 * minute, createdAt: now });
    const [corners, cards] = subMatchesOf(main);
    for (const match of [main, corners!, cards!]) await book.addMatch(match);
    book.clock.advance(5_000);
    const countedAt = (at: number) => {
      const [[corner_h, corner_c], [card_h, card_c]] = [corners!, cards!].map(sub =>
        stateAt(sub!, at).score.map(String),
      ) as [string[], string[]];
      return { corner_h, corner_c, card_h, card_c };
    };
    const gameOf = (answer: Awaited<ReturnType<typeof list>>) =>
      answer.ec.find(({ id }) => id === main.id)?.game;
    const before = book.clock.now();
    const first = await list({});
    expect(gameOf(first)).toMatchObject(countedAt(before));
    expect(first.ec.map(({ id }) => id)).not.toContain(corners!.id);

    // The tick after the next corner or card, wherever it falls.
    let at = before;
    while (JSON.stringify(countedAt(at)) === JSON.stringify(countedAt(before))) at += 1_000;
    book.clock.set(at - 1_000);
    const cursor = (await list({})).cursor;
    book.clock.set(at);
    expect(gameOf(await list({ since: cursor }))).toMatchObject(countedAt(at));
    const { game } = v.parse(
      sportsbook.gameMore.answer,
      await book.call('get_game_more', { gtype: 'FT', ecid: main.id }),
    );
    expect(game[0]).toMatchObject(countedAt(at));
    expect(game[1]).not.toHaveProperty('corner_h');
  });

  it('says nothing of a match without sub-matches', async () => {
    expect((await list({})).ec.find(({ id }) => id === live.id)?.game).not.toHaveProperty('corner_h');
  });
});
