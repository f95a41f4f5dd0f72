import { randomUUID } from 'node:crypto';
import { formatYuan } from '@lobby/money';
import { depositTerms, noteValid, openRequirement, openTurnover } from '@lobby/platform-bonus/turnover';
import { takePayment } from '@lobby/platform-cashier/deposits/arrivals/take-payment';
import { expireOrdersOf } from '@lobby/platform-cashier/deposits/orders/expiry/expire-orders';
import { openDepositOrder } from '@lobby/platform-cashier/deposits/orders/opening/open-order';
import { openProviders } from '@lobby/platform-cashier/providers/open-providers';
import { code } from '@lobby/platform-cashier/providers/reference/code';
import { planWithdrawal } from '@lobby/platform-cashier/providers/reference/withdrawals';
import { openVenues } from '@lobby/platform-cashier/venues/directory/venue-list';
import { emptiedVenues } from '@lobby/platform-cashier/venues/transfers/emptied-venues';
import { makeTransfer } from '@lobby/platform-cashier/venues/transfers/make-transfer';
import { recallFromVenues } from '@lobby/platform-cashier/venues/transfers/recall-from-venues';
import { accountOf } from '@lobby/platform-cashier/withdrawals/accounts/account-rows';
import { quoteFor } from '@lobby/platform-cashier/withdrawals/orders/quote';
import { openWithdrawal } from '@lobby/platform-cashier/withdrawals/orders/request-withdrawal';
import { processDue } from '@lobby/platform-cashier/withdrawals/saga/process-due';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import {
  convert,
  creditBonus,
  creditRebate,
  hold,
  IdConflict,
  InsufficientBalance,
  postHold,
} from '@lobby/platform-ledger';
import { setLimit } from '@lobby/platform-protection/change-limit';
import type { Transaction } from 'kysely';
import { bonusMultiple, type Command, type MoneyModel, modelRate } from './model.ts';

type Trx = Transaction<Tables>;
interface ReportedPayment {
  readonly transactionId: string;
  readonly amount: string;
}
interface PlacedBet {
  readonly holdId: string;
  readonly ticket: string;
  readonly fen: bigint;
  readonly placedAt: number;
}

const siteId = '1001';

/** Carries commands out as the platform does, for one member who has an account for withdrawals of the same id. */
export function moneyDriver(platform: Platform, memberId: string) {
  const { db, clock, config, sites } = platform;
  const bets: PlacedBet[] = [];
  let orderId = '';
  let reported: ReportedPayment | undefined;
  const inTransaction = <Result>(work: (trx: Trx) => Promise<Result>) => db.transaction().execute(work);
  const owner = (id: string) => ({
    ...{ siteId, memberId, transferId: id, reference: id, at: clock.now() },
  });
  const venueDeps = { ...platform, venues: openVenues(platform), mayTransferIn: async () => {} };

  async function pay(how: 'exact' | 'again' | 'under'): Promise<string> {
    const order = await db
      .selectFrom('deposit_orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order || (how === 'again' && !reported)) return 'known';
    const fen = how === 'under' ? order.pay_amount - 100n : order.pay_amount;
    if (how !== 'again') reported = { transactionId: randomUUID(), amount: formatYuan(fen) };
    const event = {
      ...{ direction: 'in', status: 'credited' },
      ...{ merchant: siteId, reference: orderId, account: '', currency: 'CNY', payerName: '', remark: '' },
      ...{ confirmations: 0, paidAt: clock.now(), transactionId: '', amount: '', ...reported },
    };
    const now = clock.now();
    await inTransaction(trx => takePayment(trx, config.deposits, { siteId, provider: code, event, now }));
    if (how === 'again') return 'known';
    const { state, reason } = await db
      .selectFrom('payments')
      .select(['state', 'reason'])
      .where('transaction_id', '=', event.transactionId)
      .executeTakeFirstOrThrow();
    return `${state} ${reason}`.trim();
  }

  async function withdraw(fen: bigint, plan: 'pay' | 'refuse'): Promise<string> {
    const [site, account] = [sites.byId(siteId), await accountOf(db, memberId, memberId)];
    if (!site || !account) throw new Error('the site or the account is missing');
    const judged = { account, quote: quoteFor('bank', { amount: formatYuan(fen), rate: '' }), proven: {} };
    const id = await inTransaction(trx =>
      openWithdrawal(trx, { site, clock }, judged, {
        open: openTurnover(emptiedVenues),
        isWaived: async () => false,
      }),
    );
    await planWithdrawal(db, id, plan);
    await processDue({ ...platform, providers: openProviders(platform) });
    const { state } = await db
      .selectFrom('withdrawals')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return state;
  }

  /** Writes down what a bet counts for now. */
  async function note({ ticket, placedAt }: PlacedBet, valid: bigint, trx: Trx): Promise<void> {
    const bet = { id: `sport:${ticket}`, siteId, memberId, category: 'TY', placedAt } as const;
    await noteValid(trx, { ...bet, valid, at: clock.now() });
  }

  async function carryOut(command: Command, model: MoneyModel): Promise<string> {
    const now = clock.now();
    const id = randomUUID();
    switch (command.do) {
      case 'order': {
        const opening = {
          ...{ siteId, memberId, channelId: 'unionpay-1', amount: formatYuan(command.fen) },
          ...{ signal: '', now },
        };
        const opened = await inTransaction(trx => openDepositOrder(trx, config.deposits, opening));
        orderId = opened.orderId;
        reported = undefined;
        // As the provider's answer does.
        await db.updateTable('deposit_orders').set({ payee: '{}' }).where('id', '=', orderId).execute();
        return 'opened';
      }
      case 'close':
        await db
          .updateTable('deposit_orders')
          .set({ state: 'closed', ended_at: BigInt(now) })
          .where('id', '=', orderId)
          .where('state', '=', 'waiting')
          .execute();
        return 'closed';
      case 'pay':
        return pay(command.how);
      case 'limit':
        await setLimit(db, { memberId, kind: 'deposit', period: 'day' }, command.fen, now);
        return 'set';
      case 'bonus':
      case 'rebate':
        await inTransaction(async trx => {
          const multiple = command.do === 'bonus' ? Number(bonusMultiple) : 1;
          const terms = { ...depositTerms, multiple };
          const source = command.do === 'bonus' ? 'bonus' : 'rebate';
          const base = command.fen;
          const opened = { siteId, memberId, source, of: id, base, terms, at: now } as const;
          await openRequirement(trx, opened, emptiedVenues);
          const credit = source === 'bonus' ? creditBonus : creditRebate;
          await credit(trx, { ...owner(`${source}:${id}`), amount: base });
        });
        return 'credited';
      case 'in': {
        const asked = { siteId, memberId, operationId: id, venue: 'JXDZ', at: now };
        const row = await makeTransfer(venueDeps, { ...asked, direction: 'in', amount: command.fen });
        return row.state;
      }
      case 'home':
        await recallFromVenues(venueDeps, { siteId, memberId, operationId: id });
        return 'done';
      case 'to-usdt':
      case 'to-yuan': {
        const micro = command.do === 'to-usdt' ? (command.fen * 10_000n) / modelRate : model.usdt;
        const fen = command.do === 'to-usdt' ? command.fen : (micro * modelRate) / 10_000n;
        const to = command.do === 'to-usdt' ? 'USDT' : 'CNY';
        if (fen > 0n)
          await inTransaction(trx => convert(trx, { ...owner(`conversion:${id}`), fen, micro, to }));
        return 'done';
      }
      case 'withdraw':
        return withdraw(command.fen, command.plan);
      case 'bet': {
        const request = { siteId, memberId, amount: command.fen, at: now };
        const holdId = await inTransaction(trx =>
          hold(trx, { ...request, operationId: id, reference: `bet:${id}` }),
        );
        bets.push({ holdId, ticket: id, fen: command.fen, placedAt: now });
        return 'held';
      }
      case 'settle': {
        const bet = bets[model.betFor('settle')];
        if (!bet) return 'nothing';
        await inTransaction(async trx => {
          await postHold(trx, bet.holdId, { payout: (bet.fen * command.percent) / 100n, at: now });
          await note(bet, bet.fen, trx);
        });
        return 'settled';
      }
      case 'take-back': {
        const bet = bets[model.betFor('take-back')];
        if (!bet) return 'nothing';
        await inTransaction(trx => note(bet, 0n, trx));
        return 'taken back';
      }
      case 'wait':
        return 'waited';
    }
  }

  return {
    /** What came of a command, in the words of the model. */
    async apply(command: Command, model: MoneyModel): Promise<string> {
      await inTransaction(trx => expireOrdersOf(trx, memberId, clock.now()));
      return carryOut(command, model).catch(error => {
        if (error instanceof InsufficientBalance) return 'balance';
        if (error instanceof IdConflict) return error.name;
        if (error instanceof Refusal) return String(error.reason ?? error.result);
        throw error;
      });
    },
    async orderState(): Promise<string | undefined> {
      const row = db.selectFrom('deposit_orders').select('state').where('id', '=', orderId);
      return (await row.executeTakeFirst())?.state;
    },
  };
}
