import { randomUUID } from 'node:crypto';
import { hour } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { adjustHold, hold, postHold, releaseHold, reopenHold, voidHold } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setLimit } from './change-limit.ts';
import { remainingLossOf } from './remaining.ts';

const siteId = '1001';
/** Midnight in Beijing, before Wednesday 2026-11-25. */
const midnight = Date.UTC(2026, 10, 24, 16);
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

/** A bet of 100 yuan of a member with 200 and a loss limit a day. Times in hours after midnight, amounts in yuan. */
async function bet(placedAt: number, limit = 100) {
  const { db } = running.platform;
  const at = (hours: number) => midnight + hours * hour;
  const yuan = (amount: number) => BigInt(amount) * 100n;
  const memberId = await addMember(db, { siteId, fen: 200_00n, at: at(-24) });
  await setLimit(db, { memberId, kind: 'loss', period: 'day' }, yuan(limit), at(-24));
  const [operationId, amount] = [randomUUID(), 100_00n];
  const stake = { siteId, memberId, amount, operationId, reference: `bet:${operationId}`, at: at(placedAt) };
  const inTransaction = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) =>
    db.transaction().execute(work);
  const id = await inTransaction(trx => hold(trx, stake));
  return {
    pays: (payout: number, hours: number) =>
      inTransaction(trx => postHold(trx, id, { payout: yuan(payout), at: at(hours) })),
    isVoid: (hours: number) => inTransaction(trx => voidHold(trx, id, { at: at(hours) })),
    isSold(payout: number, hours: number) {
      const sale = { amount, payout: yuan(payout), transferId: randomUUID(), at: at(hours) };
      return inTransaction(trx => releaseHold(trx, id, sale));
    },
    isCorrected: (payout: number, hours: number) =>
      inTransaction(trx => adjustHold(trx, id, { payout: yuan(payout), version: 1, at: at(hours) })),
    isOpenAgain: (hours: number) => inTransaction(trx => reopenHold(trx, id, { version: 1, at: at(hours) })),
    /** Stakes, and loses, so many yuan more. */
    async loses(more: number, hours: number) {
      const [of, when] = [randomUUID(), at(hours)];
      const next = { ...stake, amount: yuan(more), operationId: of, reference: `bet:${of}`, at: when };
      await inTransaction(async trx => postHold(trx, await hold(trx, next), { payout: 0n, at: when }));
    },
    /** Yuan that may still be lost today. */
    remaining: () => inTransaction(async trx => Number(await remainingLossOf(trx, memberId, at(12))) / 100),
  };
}

it('a bet of today counts by what came of it', async () => {
  const { pays, remaining } = await bet(1);
  expect(await remaining()).toBe(0);
  await pays(250, 2);
  expect(await remaining()).toBe(250);
});

it('the stake of a bet of yesterday that comes back does not raise what is left, and winnings do', async () => {
  const cancelled = await bet(-1);
  expect(await cancelled.remaining()).toBe(100);
  await cancelled.isVoid(1);
  expect(await cancelled.remaining()).toBe(100);
  const sold = await bet(-1);
  await sold.isSold(80, 1);
  expect(await sold.remaining()).toBe(100);
  const won = await bet(-1);
  await won.pays(250, 1);
  expect(await won.remaining()).toBe(250);
  const corrected = await bet(-2);
  await corrected.pays(0, -1);
  await corrected.isCorrected(100, 1);
  expect(await corrected.remaining()).toBe(100);
});

it('what is taken back of a bet that was paid counts, also when it is owed', async () => {
  const { pays, loses, isCorrected, remaining } = await bet(1, 400);
  await pays(350, 2);
  await loses(300, 3);
  expect(await remaining()).toBe(350);
  // There are 150 left of the 250 that go back.
  await isCorrected(100, 4);
  expect(await remaining()).toBe(100);
});

it('a bet of yesterday that was paid today and is open again has cost what it had', async () => {
  const { pays, isOpenAgain, remaining } = await bet(-1);
  await pays(250, 1);
  await isOpenAgain(2);
  expect(await remaining()).toBe(100);
});
