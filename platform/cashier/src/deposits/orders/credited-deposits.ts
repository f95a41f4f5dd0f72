import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';

interface CreditedDeposit {
  /** When it was credited, ms. */
  readonly at: number;
  /** Fen. */
  readonly fen: bigint;
}

/**
 * The first credited deposit of a member, and those since an instant, ms, the oldest first, each less what was debited of
 * it again; one of which nothing is left is left out.
 * @param finding counted as debited, although it is not yet.
 */
export async function creditedDeposits(
  db: Kysely<Tables>,
  memberId: string,
  since: number,
  finding = '',
): Promise<{ readonly first: CreditedDeposit | undefined; readonly since: readonly CreditedDeposit[] }> {
  const left = leftOf('deposit_orders', finding);
  const credited = db
    .selectFrom('deposit_orders')
    .select(['ended_at', left.as('left')])
    .where('member_id', '=', memberId)
    .where('state', '=', 'credited')
    .where(left, '>', 0n)
    .orderBy('ended_at')
    .orderBy('id');
  const first = await credited.limit(1).executeTakeFirst();
  const rows = await credited.where('ended_at', '>=', BigInt(since)).execute();
  return { first: first && read(first), since: rows.map(read) };
}

const read = ({
  ended_at,
  left,
}: {
  readonly ended_at: bigint | null;
  readonly left: bigint;
}): CreditedDeposit => ({ at: Number(ended_at), fen: left });

/**
 * Fen of a credited order that were not debited from its member again.
 * @param order the table, or its alias.
 * @param finding as for `creditedDeposits`.
 */
export const leftOf = (order: string, finding: string): RawBuilder<bigint> =>
  sql<bigint>`(${sql.ref(`${order}.credited`)} - (
    SELECT COALESCE(sum(finding.fen), 0) FROM payments AS payment
    JOIN payment_findings AS finding ON finding.payment_id = payment.id
      AND (finding.ended_as = 'debited' OR finding.id = ${finding})
    WHERE payment.order_id = ${sql.ref(`${order}.id`)}))::bigint`;
