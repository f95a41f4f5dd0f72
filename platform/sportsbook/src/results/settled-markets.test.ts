import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { marketByWtype } from '@lobby/betting';
import { hour } from '@lobby/calendar';
import type { FixtureResult } from '@lobby/fixtures';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { type ScriptedMatch, subMatchesOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';

const now = Date.parse('2026-11-20T12:00:00+08:00');
let book: TestBook;
let next = 700_000;
bookOfFile(now, own => {
  book = own;
});

/** What the page of a match says that ended so: which picks won, by market. */
async function settledOf(
  result: Omit<FixtureResult, 'matchId' | 'version'>,
  parts: Partial<ScriptedMatch> = {},
  counted: Omit<FixtureResult, 'matchId' | 'version'> = {},
) {
  next += 1;
  const match = testMatch({ id: String(next), kickoff: now - 5 * hour, createdAt: 0, ...parts });
  await book.addMatch(match);
  const [corners] = subMatchesOf(match);
  if (corners && counted.full) {
    await book.addMatch(testMatch(corners));
    await recordResult(book.db, { matchId: corners.id, version: 1, ...counted }, now);
  }
  await recordResult(book.db, { matchId: match.id, version: 1, ...result }, now);
  const gtype = match.gtype === 'BM' ? 'OP' : match.gtype;
  const answer = await book.call('get_game_more', { gtype, ecid: match.id });
  const { ended } = v.parse(sportsbook.gameMore.answer, answer);
  const won = new Map(ended?.settled.map(({ wtype, won: picks }) => [wtype, picks]));
  return { ended, won };
}

it('football: each market without a line, of both halves and of each quarter of an hour, and what came back', async () => {
  const goals = [
    { side: 'H', minute: '12' },
    { side: 'C', minute: '45+2' },
  ] as const;
  const counted = { half: [2, 1], full: [5, 3] } as const;
  const { ended, won } = await settledOf({ half: [1, 1], full: [1, 1], goals }, {}, counted);
  expect(won.get('M')).toEqual(['MN']);
  expect(won.get('PD')).toEqual(['H1C1']);
  expect(won.get('DC')).toEqual(['DCHN', 'DCCN']);
  expect(won.get('DNB')).toEqual([]);
  expect([won.get('I1M'), won.get('I2M'), won.get('I3M')]).toEqual([['I1MH'], ['I2MN'], ['I3MC']]);
  expect(ended).toMatchObject({ gtype: 'FT', counted: [{ ptype: 'CN', score: '5:3', halfScore: '2:1' }] });
});

it('a market with a line is told by the last one before the match, and graded by it', async () => {
  next += 1;
  const match = testMatch({ id: String(next), kickoff: now + hour, createdAt: 0 });
  await book.addMatch(match);
  book.clock.set(match.kickoff - 1_000);
  const more = async () =>
    v.parse(sportsbook.gameMore.answer, await book.call('get_game_more', { gtype: 'FT', ecid: match.id }));
  const [offered] = (await more()).game;
  const { ratio, strong, ratio_o } = v.parse(
    v.object({ ratio: v.string(), strong: v.string(), ratio_o: v.string() }),
    offered,
  );
  expect(ratio).not.toBe('');
  book.clock.set(match.kickoff + 3 * hour);
  await recordResult(book.db, { matchId: match.id, version: 1, half: [2, 0], full: [6, 0] }, now);
  const { ended } = await more();
  const settled = new Map(ended?.settled.map(one => [one.wtype, one]));
  book.clock.set(now);
  expect(settled.get('R')).toEqual({ wtype: 'R', won: ['RH'], line: ratio, strong, half: false });
  // Its further lines are offered, and are no markets of their own.
  expect(v.parse(v.object({ ratio_ar: v.string() }), offered).ratio_ar).not.toBe('');
  const handicaps = [...settled.keys()].filter(wtype => marketByWtype(wtype)?.kind === 'handicap');
  expect(handicaps.filter(wtype => marketByWtype(wtype)?.period === 'full')).toEqual(['R']);
  expect(settled.get('OU')).toMatchObject({ won: ['OUC'], line: ratio_o.replace(/^O/, ''), half: false });
});

it('a quarter of an hour whose goals nobody timed is left out', async () => {
  const { won } = await settledOf({ half: [1, 0], full: [1, 0] });
  expect(won.get('M')).toEqual(['MH']);
  expect(won.has('I1M')).toBe(false);
});

it('a sport of sets: its score by the length of its match, and no set that was not played', async () => {
  const sets = [
    [21, 15],
    [21, 19],
  ] as const;
  const { ended, won } = await settledOf({ full: [2, 0], sets }, { gtype: 'BM', lid: '881' });
  expect(ended).toMatchObject({ gtype: 'OP', gameType: 'BM', sets: '21:15 21:19' });
  expect([won.get('S1M'), won.get('S2M'), won.has('S3M')]).toEqual([['S1MH'], ['S2MH'], false]);
  expect([won.get('PD3'), won.has('PD5')]).toEqual([['PD320'], false]);
});

it('nothing of a match that was stopped', async () => {
  const { ended, won } = await settledOf({ half: [1, 0], cancelReason: 'D1', reached: [2, 0], played: 60 });
  expect(ended).toMatchObject({ stopped: 'D1', reached: '2:0' });
  expect(won.size).toBe(0);
});
