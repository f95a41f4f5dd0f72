import { type GameCategory, gradedTurnover } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';

interface Time {
  /** ms; from `start` to before `end`. */
  readonly start: number;
  readonly end: number;
}

/** Turnover of a member that counts for grades and was settled in a time, fen. */
export async function gradedTurnoverOf(
  db: Kysely<Tables>,
  memberId: string,
  { start, end }: Time,
): Promise<bigint> {
  const rows = await db
    .selectFrom('turnover_bets')
    .select(({ fn }) => ['category', fn.sum<string>('valid').as('valid')])
    .where('member_id', '=', memberId)
    .where('settled_at', '>=', BigInt(start))
    .where('settled_at', '<', BigInt(end))
    .groupBy('category')
    .execute();
  return gradedTurnover(
    new Map<GameCategory, bigint>(rows.map(({ category, valid }) => [category, BigInt(valid)])),
  );
}

/** Members, in the order of their ids, with bets of which their grade knows nothing yet. */
export async function membersWithUngraded(
  db: Kysely<Tables>,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('turnover_bets')
    .select('member_id')
    .distinct()
    .where('is_graded', '=', false)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(row => row.member_id);
}

/** Members, in the order of their ids, who staked at least so much in a time, in whatever games. */
export async function membersWhoStaked(
  db: Kysely<Tables>,
  { start, end }: Time,
  { least, after, limit }: { readonly least: bigint; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('turnover_bets')
    .select('member_id')
    .where('settled_at', '>=', BigInt(start))
    .where('settled_at', '<', BigInt(end))
    .where('member_id', '>', after)
    .groupBy('member_id')
    .having(({ fn }) => fn.sum('valid'), '>=', least)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(row => row.member_id);
}

/** Notes that the grade of a member knows of every bet settled until now; one that changes later comes again. */
export async function markGraded(trx: Transaction<Tables>, memberId: string): Promise<void> {
  await trx
    .updateTable('turnover_bets')
    .set({ is_graded: true })
    .where('member_id', '=', memberId)
    .where('is_graded', '=', false)
    .execute();
}
