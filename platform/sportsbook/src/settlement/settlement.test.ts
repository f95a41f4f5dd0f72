import { type AnswerOf, contract } from '@lobby/api-client/contract';
import type { Score } from '@lobby/betting';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { unreported } from '@lobby/platform-testing/internals/simulation';
import { resultsOf, timelineOf } from '@lobby/simulation';
import { testMatch, testSecret } from '@lobby/simulation/testing/match';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { listRecords, totalRecords } from '../records/records.ts';
import { settleDue } from './settle.ts';
import { settleBet } from './settle-bet.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let count = 0;

bookOfFile(now, (...own) => {
  [book, member] = own;
});

/** Bets 100 yuan before a match that is known to end like this, and answers the match. */
async function betOn(
  wtype: string,
  rtype: string,
  half: Score,
  full: Score,
  line?: { line: string; strong?: 'H' | 'C' },
) {
  const match = testMatch({
    id: `800${++count}`,
    createdAt: now,
    kickoff: now + 3_600_000,
    real: { half, full },
  });
  await book.addMatch(match);
  const placed = await book.bet(member, await book.look(member, match, wtype, rtype));
  if (placed.code !== '560') throw new Error(JSON.stringify(placed));
  // The line that shows the code we want to see; the price is the one that was offered.
  if (line) {
    await book.db
      .updateTable('sport_legs')
      .set({ line: line.line, strong: line.strong ?? '' })
      .where('match_id', '=', match.id)
      .execute();
  }
  return { match, odds: Number(placed.ioratio) };
}

async function whistle(match: ReturnType<typeof testMatch>, which: 'half' | 'full' = 'full') {
  const { firstHalfEnd, fullTime } = timelineOf(match);
  book.clock.set((which === 'half' ? firstHalfEnd : fullTime) + 10_000);
  for (const changes of resultsOf(match, book.clock.now()))
    await recordResult(book.db, changes, book.clock.now());
  return settleAll(book.clock.now());
}

/** Answers how many bets changed. */
const settleAll = async (at: number) => (await settleDue(book.db, at)).settled.length;

const record = async () => (await records()).list[0]!;
const records = async (filters: object = {}): Promise<AnswerOf<typeof contract.record.betRecordList>> =>
  v.parse(
    contract.record.betRecordList.answer,
    await listRecords(book.db, member.id, v.parse(contract.record.betRecordList.request, filters)),
  );
const fen = (yuan: number) => BigInt(Math.round(yuan * 100));
const available = async () => (await balanceOf(book.db, member.id)).available;

describe('a bet is settled', () => {
  it.each([
    ['W', 'home gives half a ball and wins', { line: '0.5', strong: 'H' }, [2, 1]],
    ['LW', 'home gives half/one and wins by one', { line: '0.5 / 1', strong: 'H' }, [2, 1]],
    ['P', 'home gives one and wins by one', { line: '1', strong: 'H' }, [2, 1]],
    ['LL', 'home gives level/half and draws', { line: '0 / 0.5', strong: 'H' }, [1, 1]],
    ['L', 'home gives half a ball and draws', { line: '0.5', strong: 'H' }, [1, 1]],
  ] as const)('%s when %s', async (code, _, line, full) => {
    const { match, odds } = await betOn('R', 'RH', [1, 0], full, line);
    expect(await whistle(match)).toBe(1);
    const net = { W: odds * 100, LW: odds * 50, P: 0, LL: -50, L: -100 }[code];
    const turnover = { W: '100', LW: '50', P: '0', LL: '50', L: '100' }[code];
    expect(await record()).toMatchObject({
      status: 'settled',
      result: code,
      turnover,
      legs: [{ score: full.join(':'), result: code }],
    });
    expect(fen(Number((await record()).netWin))).toBe(fen(net));
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 100_000n + fen(net), held: 0n });
  });

  it('D with its reason when the match will not be finished; the stake comes back', async () => {
    const { match } = await betOn('R', 'RH', [0, 0], [0, 0]);
    await recordResult(book.db, { matchId: match.id, version: 2, cancelReason: 'D2' }, now);
    await settleDue(book.db, now);
    expect(await record()).toMatchObject({ result: 'D', cancelReason: 'D2', netWin: '0', turnover: '0' });
    expect(await available()).toBe(100_000n);
  });

  it('D only where it was not decided: a first half that was finished stands', async () => {
    const { match } = await betOn('HM', 'HMH', [1, 0], [1, 0]);
    await book.bet(member, await book.look(member, match, 'M', 'MH'));
    await recordResult(book.db, { matchId: match.id, version: 1, half: [1, 0] }, now);
    await recordResult(book.db, { matchId: match.id, version: 2, cancelReason: 'D1' }, now);
    await settleDue(book.db, now);
    expect((await records()).list.map(bet => [bet.legs[0]!.wtype, bet.result])).toEqual([
      ['M', 'D'],
      ['HM', 'W'],
    ]);
    expect(await record()).toMatchObject({ legs: [{ score: '', halfScore: '1:0' }] });
  });

  it('at half-time in a first-half market, at the end in the others', async () => {
    const { match } = await betOn('HM', 'HMH', [1, 0], [1, 2]);
    const seen = await book.look(member, match, 'M', 'MH');
    await book.bet(member, seen);
    expect(await whistle(match, 'half')).toBe(1);
    expect((await records({ status: 'settled' })).list).toMatchObject([
      { result: 'W', legs: [{ wtype: 'HM', halfScore: '1:0' }] },
    ]);
    expect(await whistle(match)).toBe(1);
    expect((await records({ status: 'settled' })).list[0]).toMatchObject({
      result: 'L',
      legs: [{ wtype: 'M' }],
    });
  });

  it('in play from the score at the bet, on the goals that came after it', async () => {
    const { match } = await betOn('R', 'RH', [2, 0], [3, 0]);
    await book.db
      .updateTable('sport_legs')
      .set({ wtype: 'RE', rtype: 'REH', line: '1', strong: 'H', live: true, score_at_bet: '2:0' })
      .where('match_id', '=', match.id)
      .execute();
    await whistle(match);
    expect(await record()).toMatchObject({ result: 'P', legs: [{ scoreAtBet: '2:0' }] });
  });

  it.each([
    ['EO', 'EVEN', 'L'],
    ['PD', 'H2C1', 'W'],
    ['T', '2~3', 'W'],
    ['F', 'FNH', 'W'],
    ['TS', 'N', 'L'],
    ['OU', 'OUC', 'W'],
  ])('on %s %s: %s', async (wtype, rtype, code) => {
    const { match } = await betOn(wtype, rtype, [0, 0], [2, 1], wtype === 'OU' ? { line: '2.5' } : undefined);
    await whistle(match);
    expect(await record()).toMatchObject({ result: code });
  });
});

describe('turnover', () => {
  const counted = async () =>
    Object.fromEntries(
      (await records()).list.map(bet => [bet.legs[0]!.rtype, `${bet.status} ${bet.turnover}`]),
    );
  const mark = (rtype: string, as: 'pending' | 'open' | 'rejected') =>
    book.db
      .updateTable('sport_bets')
      .set({ status: as })
      .where('member_id', '=', member.id)
      .where('id', 'in', eb => eb.selectFrom('sport_legs').select('bet_id').where('rtype', '=', rtype))
      .execute();
  /** Over 2.5, which wins, and under 2.5. */
  async function betBothSides() {
    const { match } = await betOn('OU', 'OUC', [1, 0], [2, 1], { line: '2.5' });
    await book.bet(member, await book.look(member, match, 'OU', 'OUH'));
    await book.db.updateTable('sport_legs').set({ line: '2.5' }).where('match_id', '=', match.id).execute();
    return match;
  }

  it('is nothing for a member who backed both sides of a market', async () => {
    await whistle(await betBothSides());
    expect(await counted()).toEqual({ OUC: 'settled 0', OUH: 'settled 0' });
  });

  it('counts for each of two members who backed one side', async () => {
    const { match } = await betOn('OU', 'OUC', [1, 0], [2, 1], { line: '2.5' });
    const other = await book.join();
    await book.bet(other, await book.look(other, match, 'OU', 'OUH'));
    await whistle(match);
    expect(await counted()).toEqual({ OUC: 'settled 100' });
  });

  it('is nothing when one side settles while the other is still open', async () => {
    const match = await betBothSides();
    await recordResult(book.db, { matchId: match.id, version: 1, half: [1, 0], full: [2, 1] }, now);
    const { id } = await book.db
      .selectFrom('sport_legs')
      .select('bet_id as id')
      .where('match_id', '=', match.id)
      .where('rtype', '=', 'OUC')
      .executeTakeFirstOrThrow();
    await settleBet(book.db, id, now);
    expect(await counted()).toEqual({ OUC: 'settled 0', OUH: 'open 0' });
    await settleDue(book.db, now);
    expect(await counted()).toEqual({ OUC: 'settled 0', OUH: 'settled 0' });
  });

  it('is reversed when the opposite bet is confirmed after the first has settled', async () => {
    const match = await betBothSides();
    await mark('OUH', 'pending');
    await whistle(match);
    expect(await counted()).toEqual({ OUC: 'settled 100', OUH: 'pending 0' });
    await mark('OUH', 'open');
    await settleDue(book.db, book.clock.now());
    expect(await counted()).toEqual({ OUC: 'settled 0', OUH: 'settled 0' });
  });

  it('is unchanged by an opposite bet that was rejected', async () => {
    const match = await betBothSides();
    await mark('OUH', 'rejected');
    await whistle(match);
    expect(await counted()).toEqual({ OUC: 'settled 100', OUH: 'rejected 0' });
  });
});

describe('exactly once', () => {
  it('when the feed reports the result twice and two settlers run', async () => {
    const { match, odds } = await betOn('R', 'RH', [1, 0], [2, 0], { line: '0.5', strong: 'H' });
    await whistle(match);
    expect(await whistle(match)).toBe(0);
    const { id } = await book.db
      .selectFrom('sport_legs')
      .select('bet_id as id')
      .where('match_id', '=', match.id)
      .executeTakeFirstOrThrow();
    expect(await Promise.all([settleBet(book.db, id, now), settleBet(book.db, id, now)])).toEqual([
      undefined,
      undefined,
    ]);
    expect(await available()).toBe(100_000n + fen(odds * 100));
  });

  it('when settling an earlier bet fails', async () => {
    const broken = await betOn('M', 'MH', [1, 0], [2, 0]);
    await book.db
      .updateTable('sport_legs')
      .set({ rtype: 'NOBODY' })
      .where('match_id', '=', broken.match.id)
      .execute();
    const { match } = await betOn('M', 'MH', [1, 0], [2, 0]);
    await recordResult(book.db, { matchId: broken.match.id, version: 2, half: [1, 0], full: [2, 0] }, now);
    await expect(whistle(match)).rejects.toThrow('1 of 2');
    expect((await records({ status: 'settled' })).list).toMatchObject([{ result: 'W' }]);
    await book.db.deleteFrom('sport_legs').where('match_id', '=', broken.match.id).execute();
  });

  it('keeps the first report of a result version', async () => {
    const { match } = await betOn('M', 'MH', [1, 0], [2, 0]);
    await whistle(match);
    await recordResult(book.db, { matchId: match.id, version: 2, half: [0, 0], full: [0, 5] }, now);
    expect(await settleAll(now)).toBe(0);
    expect(await record()).toMatchObject({ result: 'W', legs: [{ score: '2:0' }] });
  });
});

describe('the result feed', () => {
  it('reports nothing before the final whistle', () => {
    const match = testMatch();
    const { firstHalfEnd, fullTime } = timelineOf(match);
    expect(resultsOf(match, firstHalfEnd)).toEqual([]);
    expect(resultsOf(match, fullTime)).toHaveLength(1);
    expect(resultsOf(match, fullTime)[0]).not.toHaveProperty('full');
  });

  it('reports matches that ended while the platform was down', async () => {
    const { match } = await betOn('M', 'MH', [1, 0], [2, 0]);
    const later = timelineOf(match).fullTime + 3_600_000;
    expect((await unreported(book.db, testSecret, later)).map(one => one.id)).toContain(match.id);
    await whistle(match);
    expect((await unreported(book.db, testSecret, later)).map(one => one.id)).not.toContain(match.id);
  });
});

describe('records', () => {
  it('filter by status, time and sport, page, and add up', async () => {
    const one = await betOn('M', 'MH', [1, 0], [2, 0]);
    await betOn('M', 'MC', [1, 0], [2, 0]);
    await whistle(one.match);
    expect((await records()).total).toBe(2);
    expect((await records({ status: 'open' })).total).toBe(1);
    expect((await records({ gtype: 'VF' })).total).toBe(0);
    expect((await records({ endTime: now })).total).toBe(0);
    expect((await records({ beginTime: now, pageSize: 1, pageNum: 2 })).list).toHaveLength(1);
    expect(
      await totalRecords(book.db, member.id, { status: 'all', gtype: '', kind: 'all', langx: 'zh-CN' }),
    ).toEqual({
      count: 2,
      stake: '200',
      turnover: '100',
      netWin: ((one.odds - 1) * 100).toFixed(2).replace(/\.00$/, ''),
      cashedOut: '0',
    });
    const other = await book.join();
    const page = v.parse(contract.record.betRecordList.request, {});
    expect((await listRecords(book.db, other.id, page)).total).toBe(0);
  });

  it('list a rejected bet without adding it to totals', async () => {
    await betOn('M', 'MH', [1, 0], [2, 0]);
    const refused = await betOn('M', 'MC', [1, 0], [2, 0]);
    await book.db
      .updateTable('sport_bets')
      .set({ status: 'rejected' })
      .where('id', 'in', eb =>
        eb.selectFrom('sport_legs').select('bet_id').where('match_id', '=', refused.match.id),
      )
      .execute();
    const totals = (status: 'all' | 'rejected') =>
      totalRecords(book.db, member.id, { status, gtype: '', kind: 'all', langx: 'zh-CN' });
    expect(await records()).toMatchObject({ total: 2, list: [{ status: 'rejected' }, { status: 'open' }] });
    expect(await totals('all')).toEqual({
      count: 1,
      stake: '100',
      turnover: '0',
      netWin: '0',
      cashedOut: '0',
    });
    expect((await records({ status: 'rejected', pageSize: 1 })).total).toBe(1);
    expect(await totals('rejected')).toEqual({
      count: 0,
      stake: '0',
      turnover: '0',
      netWin: '0',
      cashedOut: '0',
    });
  });
});
