import { type LimitWindow, windowAt } from '@lobby/funds';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../kernel/tables.ts';

/** Fen by period. */
export type Use = Readonly<Record<LimitWindow, bigint>>;

const startOf = (window: LimitWindow, now: number): RawBuilder<bigint> =>
  sql`${BigInt(windowAt(window, now).start)}::bigint`;

/** Where a week begins before its month, or a month before its week. */
const earliest = (now: number) => BigInt(Math.min(windowAt('week', now).start, windowAt('month', now).start));

/** What was credited in the running periods, gross: withdrawals give nothing back. */
export async function creditedOf(db: Kysely<Tables>, memberId: string, now: number): Promise<Use> {
  const since = (window: LimitWindow) =>
    sql<bigint>`COALESCE(sum(credited) FILTER (WHERE ended_at >= ${startOf(window, now)}), 0)::bigint`;
  return db
    .selectFrom('deposit_orders')
    .select([since('day').as('day'), since('week').as('week'), since('month').as('month')])
    .where('member_id', '=', memberId)
    .where('state', '=', 'credited')
    .where('ended_at', '>=', earliest(now))
    .executeTakeFirstOrThrow();
}

/** What would be credited for the orders that wait for money: with their tails, in USDT at the rate of the order. */
export async function openOrdersOf(db: Kysely<Tables>, memberId: string, but = ''): Promise<bigint> {
  const worth = sql<bigint>`COALESCE(sum(GREATEST(pay_amount,
    floor(usdt_amount * NULLIF(rate, '')::numeric / 10000))), 0)::bigint`;
  const { open } = await db
    .selectFrom('deposit_orders')
    .select(worth.as('open'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['waiting', 'claimed', 'detected', 'paid'])
    .where('id', '<>', but)
    .executeTakeFirstOrThrow();
  return open;
}

/**
 * What was lost in the running periods: stakes less what came back for bets, open stakes among them, and what was moved
 * to venues less what came from there. Negative after winnings.
 */
export async function lostOf(db: Kysely<Tables>, memberId: string, now: number): Promise<Use> {
  const account = `member:${memberId}:available`;
  const since = (window: LimitWindow) =>
    sql<bigint>`COALESCE(sum(CASE WHEN debit_account = ${account} THEN amount ELSE -amount END)
      FILTER (WHERE at >= ${startOf(window, now)}), 0)::bigint`;
  return ofPlay(db, memberId, earliest(now))
    .select([since('day').as('day'), since('week').as('week'), since('month').as('month')])
    .executeTakeFirstOrThrow();
}

/** What bets and transfers have brought since an instant, fen; negative when lost. */
export async function netSince(db: Kysely<Tables>, memberId: string, since: number): Promise<bigint> {
  const account = `member:${memberId}:available`;
  const { net } = await ofPlay(db, memberId, BigInt(since))
    .select(
      sql<bigint>`COALESCE(sum(CASE WHEN debit_account = ${account} THEN -amount ELSE amount END), 0)::bigint`.as(
        'net',
      ),
    )
    .executeTakeFirstOrThrow();
  return net;
}

/** Postings of bets and transfers to or from the free money; found by the member's chain and time, not by account. */
function ofPlay(db: Kysely<Tables>, memberId: string, since: bigint) {
  const account = `member:${memberId}:available`;
  return db
    .selectFrom('ledger_postings')
    .where('chain', '=', memberId)
    .where(({ eb, or }) => or([eb('debit_account', '=', account), eb('credit_account', '=', account)]))
    .where(({ eb, or }) =>
      or([
        eb('reference', 'like', 'bet:%'),
        // Held on its way to a venue, given back, or come from one.
        eb('reference', 'like', 'transfer:%'),
        eb('kind', 'in', ['to-venue', 'from-venue']),
      ]),
    )
    .where('at', '>=', since);
}
