import { callbackInbox } from '@lobby/platform-cashier/deposits/arrivals/callback-inbox';
import { announceOrder } from '@lobby/platform-cashier/deposits/orders/announce-order';
import { openDepositOrder } from '@lobby/platform-cashier/deposits/orders/opening/open-order';
import { findDepositOrder } from '@lobby/platform-cashier/deposits/orders/order-row';
import { openProviders } from '@lobby/platform-cashier/providers/open-providers';
import { code } from '@lobby/platform-cashier/providers/reference/code';
import { openVenues } from '@lobby/platform-cashier/venues/directory/venue-list';
import { processDue as processTransfers } from '@lobby/platform-cashier/venues/saga/process-due';
import { makeTransfer } from '@lobby/platform-cashier/venues/transfers/make-transfer';
import { recallFromVenues } from '@lobby/platform-cashier/venues/transfers/recall-from-venues';
import { accountOf } from '@lobby/platform-cashier/withdrawals/accounts/account-rows';
import { quoteFor } from '@lobby/platform-cashier/withdrawals/orders/quote';
import { openWithdrawal } from '@lobby/platform-cashier/withdrawals/orders/request-withdrawal';
import { processDue as processWithdrawals } from '@lobby/platform-cashier/withdrawals/saga/process-due';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { IdConflict, runOperation } from '@lobby/platform-ledger';
import { collectorOf } from '../money/collector-of.ts';

export const sagas = ['order', 'deposit', 'withdrawal', 'transfer-in', 'transfer-back'] as const;
export type Saga = (typeof sagas)[number];

const siteId = '1001';
export const venue = 'JXDZ';
/** Fen that each saga moves. */
export const moved = 600_00n;

const venueDeps = (platform: Platform) => ({
  ...platform,
  venues: openVenues(platform),
  mayTransferIn: async () => {},
});

/** What a server does when a member asks; the same operation again is the same movement. */
export async function ask(platform: Platform, saga: Saga, memberId: string): Promise<void> {
  const { db, clock, config, keys, sites } = platform;
  const operationId = `${saga}:${memberId}`;
  const at = clock.now();
  if (saga === 'transfer-in') {
    const asked = { siteId, memberId, operationId, venue, direction: 'in', amount: moved, at } as const;
    await makeTransfer(venueDeps(platform), asked);
  } else if (saga === 'transfer-back') {
    await recallFromVenues(venueDeps(platform), { siteId, memberId, operationId });
  } else if (saga === 'withdrawal') {
    const [site, account] = [sites.byId(siteId), await accountOf(db, memberId, memberId)];
    if (!site || !account) throw new Error('the site or the account is missing');
    const judged = { account, quote: quoteFor('bank', { amount: '600', rate: '' }), proven: {} };
    const key = { memberId, operationId, kind: 'withdrawal', bodyHash: '', at };
    const noTurnover = { open: async () => [], isWaived: async () => false };
    await db
      .transaction()
      .execute(trx => runOperation(trx, key, () => openWithdrawal(trx, { site, clock }, judged, noTurnover)));
  } else if (saga === 'order') {
    const { deposits } = collectorOf(platform);
    const request = { siteId, memberId, channelId: 'unionpay-1', amount: '600', signal: '', now: at };
    const key = { memberId, operationId, kind: 'deposit', bodyHash: '', at };
    const { outcome } = await db
      .transaction()
      .execute(trx => runOperation(trx, key, () => openDepositOrder(trx, config.deposits, request)));
    const order = await findDepositOrder(db, memberId, outcome.orderId);
    const channel = config.deposits.channels.find(({ id }) => id === 'unionpay-1');
    if (!order || !channel) throw new Error('the order or its channel is missing');
    if (order.payee === '') await announceOrder({ db, keys, deposits }, order, channel);
  } else {
    await reportDeposit(platform, memberId);
  }
}

/** The callback of the member's only order: kept, then processed. */
async function reportDeposit(platform: Platform, memberId: string): Promise<void> {
  const { id: reference, pay_amount } = await platform.db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const inbox = callbackInbox(platform);
  await inbox.keep({
    siteId,
    provider: code,
    nonce: reference,
    timesAheadMs: 0,
    body: JSON.stringify({
      ...{ direction: 'in', status: 'credited' },
      ...{ merchant: siteId, transactionId: `T${reference}`, reference, account: '', currency: 'CNY' },
      amount: `${pay_amount / 100n}.${String(pay_amount % 100n).padStart(2, '0')}`,
      ...{ payerName: '', remark: '', confirmations: 0, paidAt: platform.clock.now() },
    }),
  });
  await inbox.processDue();
}

/** What every server does by and by with what is due. */
export async function sweep(platform: Platform): Promise<void> {
  await callbackInbox(platform).processDue();
  await processWithdrawals({ ...platform, providers: openProviders(platform) });
  await processTransfers(venueDeps(platform));
}

/** Asks again as the member's page does, which does not know what became of it. A refusal is an answer. */
export async function repeat(platform: Platform, saga: Saga, memberId: string): Promise<void> {
  await ask(platform, saga, memberId).catch(error => {
    if (!(error instanceof Refusal || error instanceof IdConflict)) throw error;
  });
}
