import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import type { WireOutright } from '@lobby/api-client/contract/outrights';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../kernel/context.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { balanceOf } from '../../ledger/index.ts';
import { openTestBook, type TestBook } from '../../testing/test-book.ts';
import { testMatch } from '../../testing/test-match.ts';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { addOutrights, mostGoals } from '../fixture-feed/outright.ts';
import { listNewest } from '../records/list-newest.ts';
import { listRecords } from '../records/records.ts';
import { auditExposures } from '../risk/audit.ts';
import { settleDue } from '../settlement/settle.ts';
import { settleOutrights } from './settle-outrights.ts';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;
let book: TestBook;
let member: Member;
let count = 0;

beforeAll(async () => {
  book = await openTestBook(now);
}, 120_000);
afterAll(() => book.close());
beforeEach(async () => {
  book.clock.set(now);
  member = await book.join(1_000_000n);
});

/** A round of three matches, an hour apart, with six clubs. */
async function open() {
  const id = String(++count);
  const matches = [0, 1, 2].map(at =>
    testMatch({
      id: `95${id}${at}`,
      createdAt: now,
      kickoff: now + (at + 1) * hour,
      homeId: `${id}${at}H`,
      awayId: `${id}${at}C`,
      home: { 'zh-CN': `主${at}`, 'zh-TW': `主${at}` },
      away: { 'zh-CN': `客${at}`, 'zh-TW': `客${at}` },
      expected: [1.5, 1.5],
    }),
  );
  for (const match of matches) await book.addMatch(match);
  const names = { 'zh-CN': '进球最多', 'zh-TW': '進球最多' };
  const league = { 'zh-CN': '联赛', 'zh-TW': '聯賽' };
  const outright = mostGoals({ id: `9${id}`, lid: '1', league, name: names, opensAt: now }, matches)!;
  await addOutrights(book.db, [outright]);
  // Listed by the same process only once it has read the rows again.
  book.restart();
  return { outright, matches };
}

const listed = async (id: string, showtype = '') => {
  const { game } = await book.call('get_game_list_FS', { showtype });
  return (game as WireOutright[]).find(({ gid }) => gid === id);
};
const pickOf = (gid: string, rtype: string) => ({ gid, gtype: 'FS', wtype: 'FS', rtype, chose_team: '' });
const priceOf = async (gid: string, rtype: string) =>
  (await listed(gid))!.rtypes.find(runner => runner.rtype === rtype)!.ioratio;

async function view(gid: string, rtype: string) {
  const answer = await book.call(
    'Total_order_view',
    { odd_f_type: 'H', picks: [pickOf(gid, rtype)] },
    member,
  );
  return (answer.picks as Record<string, string>[])[0]!;
}

interface Sent {
  readonly golds?: string;
  readonly ioratio?: string;
  readonly autoOdd?: string;
  readonly operationId?: string;
}

async function bet(gid: string, rtype: string, sent: Sent = {}) {
  const { golds = '100', autoOdd = 'never', operationId = randomUUID() } = sent;
  const ioratio = sent.ioratio ?? (await priceOf(gid, rtype));
  const leg = { ...pickOf(gid, rtype), odd_f_type: 'H', ioratio, ratio: '' };
  const order = { operation_id: operationId, golds, folds: [1], legs: [leg] };
  const request = { autoOdd, betslip: [order], operation_id: operationId };
  const answer = await book.call('Total_bet', request, member, operationId);
  return (answer.betslip as Record<string, unknown>[])[0]!;
}

/** Reports final scores in the order of the matches; undefined: it will not be played. */
async function end(
  matches: Awaited<ReturnType<typeof open>>['matches'],
  scores: readonly (readonly [number, number] | undefined)[],
) {
  book.clock.set(now + 6 * hour);
  for (const [at, full] of scores.entries()) {
    const result = full ? { half: [0, 0] as const, full } : { cancelReason: 'D5' };
    await recordResult(book.db, { matchId: matches[at]!.id, version: 2, ...result }, book.clock.now());
  }
  await settleDue(book.db, book.clock.now());
  await settleOutrights(book.db, book.store, book.clock.now());
  expect(await auditLedger(book.db)).toEqual([]);
  expect(await auditExposures(book.db)).toEqual([]);
}

const records = async () => {
  const page = v.parse(contract.record.betRecordList.request, {});
  return (await listRecords(book.db, member.id, page)).list;
};
const available = async () => (await balanceOf(book.db, member.id)).available;

describe('the list of champion markets', () => {
  it('has every runner with a price before the first match', async () => {
    const { outright } = await open();
    const game = await listed(outright.id, 'today');
    expect(game).toMatchObject({ gopen: 'Y', teamsname: '进球最多', datetime: String(now + 3 * hour) });
    expect(game!.rtypes).toHaveLength(6);
    for (const runner of game!.rtypes) {
      expect(runner).toMatchObject({
        ioratio: expect.stringMatching(/^\d+\.\d\d$/),
        state: 'pre',
        goals: '',
      });
    }
  });

  it('has equal clubs at one price', async () => {
    const { outright } = await open();
    const game = await listed(outright.id);
    expect(new Set(game!.rtypes.map(({ ioratio }) => ioratio)).size).toBe(1);
  });

  it('counts what is not decided by market type', async () => {
    const before = await book.call('get_league_list_FS', {});
    await open();
    const after = await book.call('get_league_list_FS', {});
    const today = (answer: Record<string, unknown>) => (answer.counts as { today: number }).today;
    expect(today(after)).toBe(today(before) + 1);
  });

  it('is in the language that is asked for', async () => {
    const { outright } = await open();
    const { game } = await book.call('get_game_list_FS', { langx: 'zh-TW' });
    expect((game as WireOutright[]).find(({ gid }) => gid === outright.id)!.teamsname).toBe('進球最多');
  });
});

describe('an outright', () => {
  it('is suspended from the end of a match until its result, and closed from the last kick-off', async () => {
    const { outright, matches } = await open();
    const [runner] = outright.runners;
    book.clock.set(now + hour + 2.5 * hour - 1);
    book.clock.set(now + 3 * hour - 1);
    // The first match is over and has no result yet.
    expect(await view(outright.id, runner!.id)).toMatchObject({ code: '555', errormsg: 'suspended' });
    await recordResult(book.db, { matchId: matches[0]!.id, version: 2, half: [0, 0], full: [5, 0] }, now);
    const seen = await listed(outright.id);
    expect(seen!.rtypes[0]).toMatchObject({ state: 'over', goals: '5' });
    book.clock.set(now + 3 * hour);
    expect(await view(outright.id, runner!.id)).toMatchObject({ code: '555', errormsg: 'closed' });
  });

  it('has no price for a club whose match is cancelled, and goes on without it', async () => {
    const { outright, matches } = await open();
    await recordResult(book.db, { matchId: matches[2]!.id, version: 1, cancelReason: 'D5' }, now);
    const game = await listed(outright.id);
    expect(game!.rtypes.map(({ state, ioratio }) => [state, ioratio !== ''])).toEqual([
      ...Array<unknown>(4).fill(['pre', true]),
      ...Array<unknown>(2).fill(['void', false]),
    ]);
    expect(await view(outright.id, matches[2]!.homeId)).toMatchObject({ code: '555', errormsg: 'closed' });
  });
});

describe('a bet on a runner', () => {
  it('is quoted in decimal odds and taken at once', async () => {
    const { outright, matches } = await open();
    const runner = matches[0]!.homeId;
    const quote = await view(outright.id, runner);
    expect(quote).toMatchObject({
      code: '501',
      odd_f_type: 'E',
      wtype: 'FS',
      rtype: runner,
      par_maxlimit: '1',
    });
    expect(await bet(outright.id, runner)).toMatchObject({
      code: '560',
      gold: '100',
      risk: '100',
      ioratio: quote.ioratio,
      legs: [{ gid: outright.id, wtype: 'FS', rtype: runner }],
    });
    expect(await available()).toBe(990_000n);
    expect((await records())[0]).toMatchObject({
      status: 'open',
      kind: 'single',
      legs: [{ gtype: 'FS', league: '联赛 进球最多', teamH: '主0', teamC: '', ecid: outright.id }],
    });
    const page = { pageNum: 1, pageSize: 1, langx: 'zh-CN' };
    const newest = await listNewest(book.db, member.id, page, 'CRTY');
    expect(newest).toMatchObject({ list: [{ title: '联赛 进球最多 · 主0' }] });
  });

  it('is refused for an unknown runner, an unknown outright, and a side', async () => {
    const { outright, matches } = await open();
    const at = { ioratio: '5.00' };
    expect(await bet(outright.id, '999', at)).toMatchObject({ code: '555', errormsg: 'closed' });
    expect(await bet('999', matches[0]!.homeId, at)).toMatchObject({ code: '555', errormsg: 'closed' });
  });

  it('follows the policy when the price moved', async () => {
    const { outright, matches } = await open();
    const runner = matches[0]!.homeId;
    const seen = await priceOf(outright.id, runner);
    const longer = (Number(seen) + 1).toFixed(2);
    const refused = await bet(outright.id, runner, { ioratio: longer, autoOdd: 'better' });
    expect(refused).toMatchObject({ code: '555', errormsg: 'odds-changed', quote: { ioratio: seen } });
    expect(await bet(outright.id, runner, { ioratio: longer, autoOdd: 'all' })).toMatchObject({
      code: '560',
      ioratio: seen,
    });
    expect(await bet(outright.id, runner, { ioratio: '1.50', autoOdd: 'better' })).toMatchObject({
      code: '560',
    });
  });

  it('is taken once by its operation id', async () => {
    const { outright, matches } = await open();
    const operationId = randomUUID();
    const ioratio = await priceOf(outright.id, matches[0]!.homeId);
    const first = await bet(outright.id, matches[0]!.homeId, { operationId, ioratio });
    const again = await bet(outright.id, matches[0]!.homeId, { operationId, ioratio });
    expect(again).toMatchObject({ code: '560', ticket_id: first.ticket_id });
    expect(await records()).toHaveLength(1);
    expect(await book.call('get_dangerous', { operation_id: operationId }, member)).toMatchObject({
      code: '560',
      ticket_id: first.ticket_id,
    });
  });

  it('is no leg of a series', async () => {
    const { outright, matches } = await open();
    const [one, two] = [pickOf(outright.id, matches[0]!.homeId), pickOf(outright.id, matches[1]!.homeId)];
    const seen = await book.call(
      'Total_order_view',
      { odd_f_type: 'H', picks: [one, two], folds: [2] },
      member,
    );
    expect(seen.ticket).toMatchObject({ code: '555', errormsg: 'not-combinable' });
    const operationId = randomUUID();
    const legs = [one, two].map(pick => ({ ...pick, odd_f_type: 'E', ioratio: '5.00', ratio: '' }));
    const order = { operation_id: operationId, golds: '10', folds: [2], legs };
    const request = { autoOdd: 'all', betslip: [order], operation_id: operationId };
    const { betslip } = await book.call('Total_bet', request, member, operationId);
    expect(betslip).toMatchObject([{ code: '555', errormsg: 'not-combinable' }]);
    expect(await available()).toBe(1_000_000n);
  });

  it('is bounded by what its limits leave', async () => {
    const { outright, matches } = await open();
    member = await book.join(100_000_000n);
    const runner = matches[0]!.homeId;
    const { gold_gmin, gold_gmax } = await view(outright.id, runner);
    expect(gold_gmin).toBe('10');
    expect(await bet(outright.id, runner, { golds: '9' })).toMatchObject({ errormsg: 'below-minimum' });
    expect(await bet(outright.id, runner, { golds: '5001' })).toMatchObject({
      errormsg: 'above-maximum',
      gold_gmax,
    });
    for (let n = 0; n < 20; n++) {
      const { gold_gmax: left, code } = await view(outright.id, runner);
      if (code === '555') break;
      expect(await bet(outright.id, runner, { golds: left! })).toMatchObject({ code: '560' });
    }
    expect(await view(outright.id, runner)).toMatchObject({ code: '555', errormsg: 'limit-reached' });
    // A member of a small league's match may win 50,000 yuan on one selection of it at most.
    const won = (await records()).reduce((sum, { winnable }) => sum + Number(winnable), 0);
    expect(won).toBeLessThanOrEqual(50_000);
    expect(won).toBeGreaterThan(49_000);
  });
});

describe('an outright that is over', () => {
  it('pays the club with the most goals, and the others lose', async () => {
    const { outright, matches } = await open();
    const odds = BigInt(Math.round(Number(await priceOf(outright.id, matches[1]!.awayId)) * 100));
    await bet(outright.id, matches[1]!.awayId);
    await bet(outright.id, matches[0]!.homeId);
    await end(matches, [
      [2, 1],
      [0, 4],
      [3, 3],
    ]);
    const [lost, won] = await records();
    expect(won).toMatchObject({ status: 'settled', result: 'W', turnover: '100', legs: [{ result: 'W' }] });
    expect(won!.legs[0]).not.toHaveProperty('deadHeat');
    expect(lost).toMatchObject({ status: 'settled', result: 'L', netWin: '-100', turnover: '100' });
    expect(await available()).toBe(1_000_000n - 20_000n + odds * 100n);
    expect((await listed(outright.id))!.rtypes.map(({ result }) => result)).toEqual([
      'L',
      'L',
      'L',
      'W',
      'L',
      'L',
    ]);
  });

  it('returns the stake and divides the profit when several share the title', async () => {
    const { outright, matches } = await open();
    const odds = BigInt(Math.round(Number(await priceOf(outright.id, matches[2]!.homeId)) * 100));
    await bet(outright.id, matches[2]!.homeId);
    await end(matches, [
      [3, 1],
      [0, 0],
      [3, 3],
    ]);
    const [won] = await records();
    expect(won).toMatchObject({ result: 'W', legs: [{ result: 'W', deadHeat: 3 }] });
    const profit = (10_000n * (odds - 100n)) / 100n;
    expect(await available()).toBe(1_000_000n + (2n * profit + 3n) / 6n);
  });

  it('returns the stake on a club that did not play', async () => {
    const { outright, matches } = await open();
    await bet(outright.id, matches[0]!.homeId);
    await end(matches, [undefined, [0, 0], [1, 0]]);
    expect((await records())[0]).toMatchObject({
      result: 'D',
      cancelReason: 'D5',
      netWin: '0',
      turnover: '0',
    });
    expect(await available()).toBe(1_000_000n);
  });

  it('waits for its last result, and is settled once', async () => {
    const { outright, matches } = await open();
    await bet(outright.id, matches[0]!.homeId);
    await end(matches, [
      [9, 1],
      [0, 0],
    ]);
    expect((await records())[0]).toMatchObject({ status: 'open', result: '' });
    await end(matches, [
      [9, 1],
      [0, 0],
      [0, 0],
    ]);
    const after = await available();
    expect(await settleOutrights(book.db, book.store, book.clock.now())).toBe(0);
    expect(await available()).toBe(after);
  });

  it('is settled anew by the difference when a match is corrected', async () => {
    const { outright, matches } = await open();
    await bet(outright.id, matches[0]!.homeId);
    const odds = BigInt(Math.round(Number(await priceOf(outright.id, matches[0]!.awayId)) * 100));
    await bet(outright.id, matches[0]!.awayId);
    await end(matches, [
      [9, 1],
      [0, 0],
      [0, 0],
    ]);
    book.clock.set(now + 6 * hour + 60_000);
    await recordResult(book.db, { matchId: matches[0]!.id, version: 3, full: [0, 1] }, book.clock.now());
    await settleOutrights(book.db, book.store, book.clock.now());
    const [away, home] = await records();
    expect(home).toMatchObject({ status: 'settled', result: 'L', netWin: '-100' });
    expect(away).toMatchObject({ status: 'settled', result: 'W' });
    expect(home!.steps!.map(({ kind }) => kind)).toEqual(['placed', 'accepted', 'settled', 'resettled']);
    expect(await available()).toBe(1_000_000n - 20_000n + odds * 100n);
    expect(await auditLedger(book.db)).toEqual([]);
    const versions = await book.db
      .selectFrom('sport_outright_results')
      .select('version')
      .where('outright_id', '=', outright.id)
      .execute();
    expect(versions).toHaveLength(2);
  });
});
