import { hour } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { createMember } from '@lobby/platform-identity/members/create-member';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { emptiedVenues } from '@lobby/platform-testing/internals/cashier';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteValid, openTurnover } from '../turnover/index.ts';
import { payRebates } from './pay-rebates.ts';

const siteId = '1001';
const opening = 1_000_000n;
/** Noon of 24 November 2026 in Beijing. */
const noon = Date.UTC(2026, 10, 24, 4);
const nextDayAt = (hours: number) => noon + 12 * hour + hours * hour;
let running: RunningPlatform;
let members = 0;

beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

const db = () => running.platform.db;
const inTransaction = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) =>
  db().transaction().execute(work);

async function player(vipLevel = 0) {
  const site = running.platform.sites.byId(siteId)!;
  members += 1;
  const member = { name: `rebate${members}`, passwordHash: 'x', at: noon };
  const memberId = (await inTransaction(trx => createMember(trx, site, member)))!;
  await db().updateTable('members').set({ vip_level: vipLevel }).where('id', '=', memberId).execute();
  return {
    memberId,
    bet: (id: string, category: 'TY' | 'DZ', yuan: bigint, at = noon) =>
      inTransaction(trx =>
        noteValid(trx, {
          siteId,
          memberId,
          id: `${memberId}/${id}`,
          category,
          placedAt: at,
          valid: yuan * 100n,
          at,
        }),
      ),
    /** Fen that came since the start. */
    paid: async () => (await balanceOf(db(), memberId)).available - opening,
  };
}

it('the turnover of a day is paid on the next, by category and grade, once', async () => {
  const [plain, vip] = [await player(), await player(2)];
  for (const member of [plain, vip]) {
    await member.bet('a', 'TY', 600n);
    await member.bet('b', 'TY', 400n);
    await member.bet('c', 'DZ', 1_000n);
  }
  await payRebates(db(), { now: nextDayAt(11.9), emptiedVenues });
  expect(await plain.paid()).toBe(0n);
  await Promise.all([
    payRebates(db(), { now: nextDayAt(12), emptiedVenues }),
    payRebates(db(), { now: nextDayAt(12), emptiedVenues }),
  ]);
  await payRebates(db(), { now: nextDayAt(15), emptiedVenues });
  expect(await plain.paid()).toBe(400n + 600n);
  expect(await vip.paid()).toBe(500n + 700n);
  const open = await openTurnover(emptiedVenues)(db(), plain.memberId, nextDayAt(15));
  expect(open.map(({ source, need }) => [source, need]).sort()).toEqual([
    ['rebate', 400n],
    ['rebate', 600n],
  ]);
  expect(await auditLedger(db())).toEqual([]);
});

it('a rebate that cannot be paid keeps no other waiting, of its day or the next', async () => {
  const players = await Promise.all([player(-1_000), ...Array.from({ length: 8 }, () => player())]);
  for (const one of players) await one.bet('a', 'TY', 1_000n);
  const later = await player();
  await later.bet('a', 'TY', 1_000n, noon + 24 * hour);
  await expect(payRebates(db(), { now: nextDayAt(36), emptiedVenues })).rejects.toThrow();
  expect(await later.paid()).toBe(400n);
  const paid = await Promise.all(players.map(one => one.paid()));
  expect(paid).toEqual([0n, ...Array(8).fill(400n)]);
  const [bad] = players;
  await db().updateTable('members').set({ vip_level: 0 }).where('id', '=', bad!.memberId).execute();
  await payRebates(db(), { now: nextDayAt(36), emptiedVenues });
  expect(await bad?.paid()).toBe(400n);
});

it('rebates that cannot be paid keep none waiting that is looked for after them', async () => {
  const players = await Promise.all([player(), player(), player()]);
  const byId = players.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1));
  for (const one of byId) await one.bet('a', 'TY', 1_000n);
  const grade = (vip_level: number) =>
    db().updateTable('members').set({ vip_level }).where('id', '=', byId[0]!.memberId).execute();
  await grade(-1_000);
  await expect(payRebates(db(), { now: nextDayAt(12), emptiedVenues, page: 1 })).rejects.toThrow();
  expect(await Promise.all(byId.map(one => one.paid()))).toEqual([0n, 400n, 400n]);
  await grade(0);
  await payRebates(db(), { now: nextDayAt(13), emptiedVenues, page: 1 });
  expect(await byId[0]?.paid()).toBe(400n);
});

it('nothing is paid below the threshold, never more than the cap, and days that were missed are made up for', async () => {
  const [small, big] = [await player(), await player()];
  await small.bet('a', 'TY', 99n);
  await big.bet('a', 'DZ', 100_000_000n);
  await payRebates(db(), { now: nextDayAt(12) + 5 * 24 * hour, emptiedVenues });
  expect(await small.paid()).toBe(0n);
  expect(await big.paid()).toBe(888_800n);
});

it('a bet that is cancelled before the payment brings nothing, and one that is cancelled later keeps what it brought', async () => {
  const [before, after] = [await player(), await player()];
  await before.bet('a', 'TY', 1_000n);
  await after.bet('a', 'TY', 1_000n);
  await before.bet('a', 'TY', 0n, noon + hour);
  await payRebates(db(), { now: nextDayAt(12), emptiedVenues });
  await after.bet('a', 'TY', 0n, nextDayAt(13));
  await payRebates(db(), { now: nextDayAt(14), emptiedVenues });
  expect([await before.paid(), await after.paid()]).toEqual([0n, 400n]);
});

it('a bet that is cancelled and settled anew days later counts for one rebate in all', async () => {
  const [early, late] = [await player(), await player()];
  const days = (count: number, hours: number) => nextDayAt(hours) + count * 24 * hour;
  await early.bet('a', 'TY', 1_000n);
  await late.bet('a', 'TY', 1_000n);
  await late.bet('a', 'TY', 0n, noon + hour);
  await payRebates(db(), { now: nextDayAt(12), emptiedVenues });
  await early.bet('a', 'TY', 0n, days(0, 13));
  for (const member of [early, late]) await member.bet('a', 'TY', 1_000n, days(1, 13));
  await payRebates(db(), { now: days(2, 12), emptiedVenues });
  expect([await early.paid(), await late.paid()]).toEqual([400n, 400n]);
  expect(await auditLedger(db())).toEqual([]);
});
