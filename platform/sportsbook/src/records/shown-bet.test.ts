import { randomBytes, randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { Seen, TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import { resultsOf, timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { dose, drawsFor } from '@lobby/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { settleDue } from '../settlement/settle.ts';
import { showBet } from './shown-bet.ts';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;
let book: TestBook;
let member: Member;

bookOfFile(now, (...own) => {
  [book, member] = own;
});

const show = async (showId: string, { siteId = '1001', langx = 'zh-CN' as 'zh-CN' | 'zh-TW' } = {}) =>
  v.parse(contract.record.shownBet.answer, await showBet(book.db, siteId, { showId, langx }));
const recordsNow = async (of = member) =>
  (await recordsOf(book, of)).map(record => ({ ...record, showId: record.showId ?? '' }));
const newest = async (of = member) => (await recordsNow(of))[0]!;

let count = 0;
async function matchOf(ids: number) {
  const id = String(ids);
  const match = testMatch({
    ...{ id, createdAt: now, kickoff: now + hour, homeId: `${id}1`, awayId: `${id}2` },
    real: { half: [1, 0], full: [2, 1] },
  });
  await book.addMatch(match);
  return match;
}
const newMatch = () => matchOf(6100 + ++count);
const lookAt = async (wtype: string, rtype: string, format = 'H') => {
  const match = await newMatch();
  return { match, seen: await book.look(member, match, wtype, rtype, format) };
};

const picks = [
  ...[['R', 'RH'] as const, ['R', 'RC'] as const, ['OU', 'OUC'] as const, ['OU', 'OUH'] as const],
  ...[['M', 'MN'] as const, ['HOU', 'HOUC'] as const, ['EO', 'ODD'] as const, ['PD', 'H1C1'] as const],
];
const formats = ['E', 'H', 'I', 'M'];

describe('a bet that is shown again', () => {
  it('has the price and the line that its member saw, long after the prices have moved', async () => {
    const draws = drawsFor('bets shown again');
    const below = (n: number) => Math.floor(draws() * n);
    const matches = await Promise.all([1, 2, 3, 4, 5].map(newMatch));
    const bets = dose({ small: 40, deep: 1_000 });
    const placed: { showId: string; seen: readonly Seen[]; format: string }[] = [];
    let owner = member;
    for (let n = 0; n < bets; n += 1) {
      if (n % 20 === 0) {
        owner = await book.join();
        // All are placed before the kick-off, the deep dose too.
        book.clock.advance(45_000);
      }
      const legs = n % 5 === 0 ? 3 : 1;
      const format = legs === 1 ? formats[below(4)]! : 'H';
      const seen: Seen[] = [];
      for (let leg = 0; leg < legs; leg += 1) {
        const [wtype, rtype] = picks[below(picks.length)]!;
        seen.push(await book.look(owner, matches[(n + leg) % 5]!, wtype, rtype, format));
      }
      const [state] = await book.betAll(owner, [{ seen, golds: '10' }], 'never');
      expect(state?.code, JSON.stringify(state)).toBe('560');
      placed.push({ showId: (await newest(owner)).showId, seen, format });
    }
    book.clock.advance(10 * 60_000);
    let moved = 0;
    for (const { showId, seen } of placed) {
      const { bet } = await show(showId);
      expect(bet?.legs.map(({ wtype, rtype, odds, ratio }) => [wtype, rtype, odds, ratio])).toEqual(
        seen.map(({ pick, ioratio, ratio }) => [pick.wtype, pick.rtype, ioratio, ratio]),
      );
    }
    for (const { seen, format } of placed.slice(0, 40)) {
      const { gid = '', gtype = '', wtype = '', rtype = '' } = seen[0]!.pick;
      const match = { id: gid.slice(0, -1), gtype: gtype as 'FT' };
      const again = await book.look(owner, match, wtype, rtype, format);
      if (again.ioratio !== seen[0]!.ioratio || again.ratio !== seen[0]!.ratio) moved += 1;
    }
    // What is shown is not the price of now.
    expect(moved).toBeGreaterThan(0);
  });

  it('has its result and score once it is settled, in the language of the reader', async () => {
    const { match, seen } = await lookAt('M', 'MH');
    await book.bet(member, seen);
    const { showId } = await newest();
    expect((await show(showId)).bet).toMatchObject({ status: 'open', result: '', settledAt: null });
    book.clock.set(timelineOf(match).fullTime + 10_000);
    for (const changes of resultsOf(match, book.clock.now()))
      await recordResult(book.db, changes, book.clock.now());
    await settleDue(book.db, book.clock.now());
    expect((await show(showId)).bet).toMatchObject({
      ...{ status: 'settled', result: 'W', settledAt: book.clock.now(), placedAt: now, isSold: false },
      legs: [{ teamH: match.home['zh-CN'], score: '2:1', halfScore: '1:0', result: 'W' }],
    });
    expect((await show(showId, { langx: 'zh-TW' })).bet?.legs[0]?.teamH).toBe(match.home['zh-TW']);
  });

  it('says nothing of its member, their money or its number, whatever became of it', async () => {
    const bets = [(await lookAt('M', 'MH')).seen, (await lookAt('R', 'RH')).seen];
    const mine = { ...member, name: 'a name' };
    const operationId = randomUUID();
    await book.bet(mine, bets[0]!, { golds: '137' }, operationId);
    await book.bet(mine, bets[1]!, { golds: '421' });
    // One that waited and fell: why is a fact of the member.
    await book.db
      .updateTable('sport_bets')
      .set({ status: 'rejected', reject_reason: 'loss-limit' })
      .where('unit', '=', 421_00n)
      .execute();
    const records = await recordsNow();
    expect(records.map(({ status }) => status).sort()).toEqual(['open', 'rejected']);
    for (const record of records) {
      const { bet } = await show(record.showId);
      expect(Object.keys(bet!).sort()).toEqual(
        [
          ...['cancelReason', 'combinations', 'folds', 'isSold', 'kind', 'legs'],
          ...['placedAt', 'result', 'settledAt', 'status'],
        ].sort(),
      );
      const told = JSON.stringify(bet);
      const secrets = [member.id, record.ticketId, record.operationId, operationId, record.showId];
      for (const secret of [...secrets, '137', '421', 'loss-limit', 'a name']) {
        expect(told).not.toContain(secret);
      }
    }
  });

  it('is found by none of 1,000 guessed addresses, nor by any other name of it or on another site', async () => {
    await book.bet(member, (await lookAt('M', 'MH')).seen);
    const { showId, ticketId, operationId } = await newest();
    const { id } = await book.db.selectFrom('sport_bets').select('id').executeTakeFirstOrThrow();
    const nearby = [...showId].map((digit, at) => {
      const other = digit === '0' ? '1' : '0';
      return showId.slice(0, at) + other + showId.slice(at + 1);
    });
    const guesses = [
      ...Array.from({ length: 1_000 }, () => randomBytes(16).toString('hex')),
      ...nearby,
      ...[ticketId, operationId, String(id), String(id).padStart(32, '0')],
      ...[showId.toUpperCase(), `${showId} `, showId.slice(1), '', "' OR 1=1", '%', '_'.repeat(32)],
    ];
    for (const guess of guesses) expect([guess, await show(guess)]).toEqual([guess, { bet: null }]);
    expect(await show(showId, { siteId: '1002' })).toEqual({ bet: null });
    expect((await show(showId)).bet).not.toBeNull();
  });

  it('has an address of its own that does not follow from its neighbours', async () => {
    const { seen } = await lookAt('M', 'MH');
    for (let n = 0; n < 20; n += 1) await book.bet(member, seen, { golds: '10' });
    const ids = (await recordsNow()).map(({ showId }) => showId);
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids.map(id => id.slice(0, 8))).size).toBe(20);
  });
});
