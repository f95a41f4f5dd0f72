import { randomUUID } from 'node:crypto';
import { day } from '@lobby/calendar';
import { formatYuan } from '@lobby/money';
import type { RunningPlatform } from '@lobby/platform/platform';
import { accountOf } from '@lobby/platform-cashier/withdrawals/accounts/account-rows';
import { quoteFor } from '@lobby/platform-cashier/withdrawals/orders/quote';
import { openWithdrawal } from '@lobby/platform-cashier/withdrawals/orders/request-withdrawal';
import { payWithdrawal, refundWithdrawal, takeReturn } from '@lobby/platform-cashier/withdrawals/saga/money';
import { lockWithdrawal, moveTo } from '@lobby/platform-cashier/withdrawals/saga/withdrawal-row';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { manualClock } from '@lobby/platform-kernel/time/clock';
import { adjustHold, balanceOf, hold, postHold } from '@lobby/platform-ledger';
import type { Transaction } from 'kysely';
import { addMember } from '../members/add-member.ts';
import { moneyDriver } from '../money-model/driver.ts';
import { MoneyModel } from '../money-model/model.ts';
import { giveWithdrawalAccount } from './test-withdrawals.ts';

/** What brings money to the free balance. */
export const credits = ['win', 'deposit', 'home', 'rejected', 'returned', 'bonus', 'rebate'] as const;
export type Happening = (typeof credits)[number] | 'place' | 'into-venue' | 'ask' | 'correct';

const siteId = '1001';

/**
 * A member with 1,000 yuan, and what can happen to the money: bets that win and are corrected to lost, withdrawals that
 * are given back, deposits, and transfers. What cannot happen now does nothing.
 */
export async function moneyedMember(running: RunningPlatform, clock: ReturnType<typeof manualClock>) {
  const { platform } = running;
  const { db } = platform;
  const memberId = await addMember(db, { siteId, fen: 1_000_00n, at: clock.now() });
  await giveWithdrawalAccount(running, { userId: memberId }, 0, memberId);
  const [model, driver] = [new MoneyModel(0n), moneyDriver(platform, memberId)];
  const open: string[] = [];
  const won: string[] = [];
  const asked: string[] = [];
  const inTransaction = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) =>
    db.transaction().execute(work);
  const free = async () => (await balanceOf(db, memberId)).available;

  async function place(amount: bigint): Promise<void> {
    const bet = { siteId, memberId, operationId: randomUUID(), amount, at: clock.now() };
    open.push(await inTransaction(trx => hold(trx, { ...bet, reference: `bet:${bet.operationId}` })));
  }
  async function ask(amount: bigint): Promise<void> {
    const [site, account] = [platform.sites.byId(siteId), await accountOf(db, memberId, memberId)];
    if (!site || !account) throw new Error('the site or the account is missing');
    const judged = { account, quote: quoteFor('bank', { amount: formatYuan(amount), rate: '' }), proven: {} };
    const turnover = { open: async () => [], isWaived: async () => false };
    asked.push(await inTransaction(trx => openWithdrawal(trx, { site, clock }, judged, turnover)));
  }
  async function end(how: 'rejected' | 'returned'): Promise<void> {
    const id = asked.pop();
    await inTransaction(async trx => {
      const row = id && (await lockWithdrawal(trx, id));
      if (!row) return;
      const ending = { source: 'operator', at: clock.now() } as const;
      await moveTo(trx, row, { to: 'approved', source: 'rules', at: ending.at });
      await moveTo(trx, row, { to: 'sending', source: 'provider', at: ending.at });
      if (how === 'rejected') return refundWithdrawal(trx, row, ending);
      await payWithdrawal(trx, row, ending);
      await takeReturn(trx, row, ending);
    });
  }

  return {
    memberId,
    async happens(what: Happening, fen = 100_00n): Promise<void> {
      // Another day each time: no limit of a day is met.
      clock.advance(day + 7);
      const some = (await free()) < fen ? await free() : fen;
      const holdId = what === 'win' ? open.pop() : what === 'correct' ? won.pop() : undefined;
      const at = clock.now();
      switch (what) {
        case 'place':
          return some > 0n ? place(some) : undefined;
        case 'win':
          if (!holdId) return;
          await inTransaction(trx => postHold(trx, holdId, { payout: 3n * fen, at }));
          won.push(holdId);
          return;
        case 'correct':
          if (holdId) await inTransaction(trx => adjustHold(trx, holdId, { payout: 0n, version: 1, at }));
          return;
        case 'ask':
          return some >= 100_00n ? ask(some) : undefined;
        case 'rejected':
        case 'returned':
          return end(what);
        case 'into-venue':
          if (some > 0n) await driver.apply({ do: 'in', fen: some }, model);
          return;
        case 'home':
          await driver.apply({ do: 'home' }, model);
          return;
        case 'deposit':
          await driver.apply({ do: 'order', fen: fen + 100_00n }, model);
          await driver.apply({ do: 'pay', how: 'exact' }, model);
          return;
        case 'bonus':
        case 'rebate':
          await driver.apply({ do: what, fen }, model);
      }
    },
  };
}
