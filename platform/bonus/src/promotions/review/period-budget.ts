import '../promotions.tables.ts';
import { periodAt } from '@lobby/calendar';
import { periodBudgetOf } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type PromotionRow, ruleOf } from '../promotion-rows.ts';

type Asked = Pick<PromotionRow, 'id' | 'rule'>;

/**
 * Fen that a promotion still gives in the period of an instant, ms; undefined: its rule has no limit of a period. Exact
 * while the caller holds the promotion.
 */
export async function leftOfPeriod(db: Kysely<Tables>, row: Asked, now: number): Promise<bigint | undefined> {
  const limit = periodBudgetOf(ruleOf(row));
  if (!limit) return undefined;
  const { start } = periodAt(limit.period, now);
  const given = await db
    .selectFrom('promotion_periods')
    .select('spent')
    .where('promotion_id', '=', row.id)
    .where('period', '=', limit.period)
    .where('starts_at', '=', BigInt(start))
    .executeTakeFirst();
  return limit.most - (given?.spent ?? 0n);
}

/** Adds gifts, fen, to what a promotion gave in the period of an instant, ms. The caller holds the promotion. */
export async function noteOfPeriod(
  trx: Transaction<Tables>,
  row: Asked,
  { given, now }: { readonly given: bigint; readonly now: number },
): Promise<void> {
  const limit = periodBudgetOf(ruleOf(row));
  if (!limit || given === 0n) return;
  const { start } = periodAt(limit.period, now);
  await sql`INSERT INTO promotion_periods AS known (promotion_id, period, starts_at, spent)
    VALUES (${row.id}, ${limit.period}, ${BigInt(start)}, ${given})
    ON CONFLICT (promotion_id, period, starts_at) DO UPDATE SET spent = known.spent + excluded.spent`.execute(
    trx,
  );
}
