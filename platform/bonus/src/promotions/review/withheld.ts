import '../promotions.tables.ts';
import { type StepReason, stepReasons } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { MembershipRow } from '../promotion-rows.ts';

type Whose = Pick<MembershipRow, 'promotion_id' | 'member_id'>;

/** A gift that was reached and is not given, and why. */
interface Withheld {
  /** Fen. */
  readonly gift: bigint;
  readonly reason: StepReason;
}

/**
 * Writes down which gifts a review withheld, by the keys of their steps, and nothing else is withheld any more. A reason
 * that stays the same keeps the time, ms, from which it holds. The caller holds the member.
 */
export async function noteWithheld(
  trx: Transaction<Tables>,
  { promotion_id, member_id }: Whose,
  withheld: ReadonlyMap<string, Withheld>,
  now: number,
): Promise<void> {
  await sql`DELETE FROM promotion_withheld WHERE promotion_id = ${promotion_id} AND member_id = ${member_id}
    AND NOT (key = ANY(${[...withheld.keys()]}::text[]))`.execute(trx);
  for (const [key, { gift, reason }] of withheld)
    await sql`INSERT INTO promotion_withheld AS known (promotion_id, member_id, key, reason, gift, since)
      VALUES (${promotion_id}, ${member_id}, ${key}, ${reason}, ${gift}, ${BigInt(now)})
      ON CONFLICT (promotion_id, member_id, key) DO UPDATE SET reason = excluded.reason, gift = excluded.gift,
        since = CASE WHEN known.reason = excluded.reason THEN known.since ELSE excluded.since END
      WHERE known.reason <> excluded.reason OR known.gift <> excluded.gift`.execute(trx);
}

/** The gifts of a member in a promotion that the last review withheld, since when (ms), by the keys of their steps. */
export async function withheldOf(
  db: Kysely<Tables>,
  { promotion_id, member_id }: Whose,
): Promise<ReadonlyMap<string, Withheld & { readonly since: number }>> {
  const rows = await db
    .selectFrom('promotion_withheld')
    .select(['key', 'reason', 'gift', 'since'])
    .where('promotion_id', '=', promotion_id)
    .where('member_id', '=', member_id)
    .orderBy('since')
    .orderBy('key')
    .execute();
  return new Map(
    rows.flatMap(({ key, gift, since, ...row }) => {
      const reason = stepReasons.find(one => one === row.reason);
      return reason ? [[key, { gift, reason, since: Number(since) }] as const] : [];
    }),
  );
}
