import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/** What a hold of a transfer to a venue says it is for. */
export const transferReference = (transferNo: string): string => `transfer:${transferNo}`;

/** Fen that are held, by what holds them. */
export interface LockedMoney {
  readonly bets: bigint;
  readonly withdrawals: bigint;
  readonly transfers: bigint;
}

/** What locks a member's yuan: open withdrawals, transfers to venues under way, and bets, which all the rest is. */
export async function lockedMoney(db: Kysely<Tables>, memberId: string): Promise<LockedMoney> {
  const rows = await db
    .selectFrom('ledger_holds')
    .select([
      sql<string>`split_part(reference, ':', 1)`.as('what'),
      sql<bigint>`sum(amount - released)::bigint`.as('fen'),
    ])
    .where('member_id', '=', memberId)
    .where('state', '=', 'held')
    .where('unit', '=', 'CNY')
    .groupBy('what')
    .execute();
  const of = (what: string) => rows.find(row => row.what === what)?.fen ?? 0n;
  const all = rows.reduce((sum, { fen }) => sum + fen, 0n);
  const [withdrawals, transfers] = [of('withdrawal'), of('transfer')];
  return { bets: all - withdrawals - transfers, withdrawals, transfers };
}
