import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { minute } from '@lobby/calendar';
import { formatUsdt, formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { rulesOf } from './withdrawal-kinds.ts';

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
    .selectFrom('withdrawals')
    .innerJoin('withdrawal_accounts', 'withdrawal_accounts.id', 'withdrawals.account_id')
    .selectAll('withdrawals')
    .select('withdrawal_accounts.masked')
    .where('withdrawals.member_id', '=', memberId)
    .$if(orderNo !== undefined, query => query.where('withdrawals.id', '=', orderNo ?? ''))
    .$if(orderNo === undefined, query => query.where('withdrawals.finished_at', 'is', null))
    .orderBy('withdrawals.created_at', 'desc')
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
      refusal: row.refusal,
      timeline: events
        .filter(event => event.withdrawal_id === row.id)
        .map(({ state, at }) => ({ state, at: Number(at) })),
      systime: now,
    };
  });
}

/** When each of these withdrawals came to which state. */
function eventsOf(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('withdrawal_events')
    .select(['withdrawal_id', 'state', 'at'])
    .where('withdrawal_id', 'in', ids)
    .orderBy('id')
    .execute();
}
