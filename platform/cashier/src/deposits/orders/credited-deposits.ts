import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

interface CreditedDeposit {
  /** When it was credited, ms. */
  readonly at: number;
  /** Fen. */
  readonly fen: bigint;
}

/** The first credited deposit of a member, and those since an instant, ms, the oldest first. */
export async function creditedDeposits(
  db: Kysely<Tables>,
  memberId: string,
  since: number,
): Promise<{ readonly first: CreditedDeposit | undefined; readonly since: readonly CreditedDeposit[] }> {
  const credited = db
    .selectFrom('deposit_orders')
    .select(['ended_at', 'credited'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'credited')
    .orderBy('ended_at')
    .orderBy('id');
  const first = await credited.limit(1).executeTakeFirst();
  const rows = await credited.where('ended_at', '>=', BigInt(since)).execute();
  return { first: first && read(first), since: rows.map(read) };
}

const read = ({
  ended_at,
  credited,
}: {
  ended_at: bigint | null;
  credited: bigint | null;
}): CreditedDeposit => ({
  at: Number(ended_at),
  fen: credited ?? 0n,
});
