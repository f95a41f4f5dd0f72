import { callbackInbox } from '../../deposits/arrivals/callback-inbox.ts';
import { announceOrder } from '../../deposits/orders/announce-order.ts';
import { openDepositOrder } from '../../deposits/orders/open-order.ts';
import { findDepositOrder } from '../../deposits/orders/order-row.ts';
import type { Platform } from '../../kernel/domain.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { runOperation } from '../../ledger/index.ts';
import { openProviders } from '../../providers/open-providers.ts';
import { code } from '../../providers/reference/code.ts';
import { openVenues } from '../../venues/directory/venue-list.ts';
import { processDue as processTransfers } from '../../venues/saga/process-due.ts';
import { makeTransfer } from '../../venues/transfers/make-transfer.ts';
import { recallFromVenues } from '../../venues/transfers/recall-from-venues.ts';
import { accountOf } from '../../withdrawals/accounts/account-rows.ts';
import { quoteFor } from '../../withdrawals/orders/quote.ts';
import { openWithdrawal } from '../../withdrawals/orders/request-withdrawal.ts';
import { processDue as processWithdrawals } from '../../withdrawals/saga/process-due.ts';
import { collectorOf } from '../collector-of.ts';

export const sagas = ['order', 'deposit', 'withdrawal', 'transfer-in', 'transfer-back'] as const;
export type Saga = (typeof sagas)[number];

const siteId = '1001';
export const venue = 'JXDZ';
/** Fen that each saga moves. */
export const moved = 600_00n;

const venueDeps = (platform: Platform) => ({
  ...platform,
  venues: openVenues(platform.db),
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
    if (!(error instanceof Refusal)) throw error;
  });
}
