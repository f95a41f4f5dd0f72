import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { minute } from '@lobby/calendar';
import { formatUsdt, formatYuan } from '@lobby/money';
import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { rulesOf } from './payout-kinds.ts';

type WireOrder = AnswerOf<typeof contract.withdraw.withdrawOrderInfo>[number];

const mostListed = 20;

/** The withdrawals of a member as they see them: the one named, or those that are open, newest first. */
export async function ordersOf(
  db: Kysely<Tables>,
  asked: { readonly memberId: string; readonly orderNo?: string | undefined },
  now: number,
): Promise<WireOrder[]> {
  const { memberId, orderNo } = asked;
  const rows = await db
    .selectFrom('payouts')
    .innerJoin('payout_accounts', 'payout_accounts.id', 'payouts.account_id')
    .selectAll('payouts')
    .select('payout_accounts.masked')
    .where('payouts.member_id', '=', memberId)
    .$if(orderNo !== undefined, query => query.where('payouts.id', '=', orderNo ?? ''))
    .$if(orderNo === undefined, query => query.where('payouts.finished_at', 'is', null))
    .orderBy('payouts.created_at', 'desc')
    .limit(mostListed)
    .execute();
  const ids = rows.map(({ id }) => id);
  const events = await eventsOf(db, ids);
  return rows.map(row => {
    const createdAt = Number(row.created_at);
    return {
      orderNo: row.id,
      state: row.state,
      kind: row.kind,
      accountId: row.account_id,
      account: row.masked,
      amount: formatYuan(row.amount),
      fee: formatYuan(row.fee),
      arrives: formatYuan(row.amount - row.fee),
      usdtAmount: row.usdt === 0n ? '' : formatUsdt(row.usdt),
      rate: row.rate,
      createdAt,
      finishedAt: Number(row.finished_at ?? 0n),
      expectedAt: createdAt + rulesOf(row.kind).minutes * minute,
      note: row.note,
      timeline: events
        .filter(event => event.payout_id === row.id)
        .map(({ state, at }) => ({ state, at: Number(at) })),
      systime: now,
    };
  });
}

/** When each of these withdrawals came to which state. */
function eventsOf(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('payout_events')
    .select(['payout_id', 'state', 'at'])
    .where('payout_id', 'in', ids)
    .orderBy('id')
    .execute();
}
