import { periodAt } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import { leftOf } from './credited-deposits.ts';

/** A member, and a time of theirs, ms: from `since` on, and before `until`. */
interface Span {
  readonly memberId: string;
  readonly since: number;
  readonly until: number;
}

/**
 * Fen of the deposits of several members, each within a time of their own, less what was debited of them again.
 * @param finding as for `creditedDeposits`.
 */
export async function depositedWithin(
  db: Kysely<Tables>,
  spans: readonly Span[],
  finding = '',
): Promise<ReadonlyMap<string, bigint>> {
  if (spans.length === 0) return new Map();
  const { rows } = await sql<{ readonly member_id: string; readonly fen: string }>`
    SELECT deposit.member_id, sum(${leftOf('deposit', finding)})::text AS fen
    FROM deposit_orders AS deposit
    JOIN unnest(${spans.map(({ memberId }) => memberId)}::text[],
      ${spans.map(({ since }) => BigInt(since))}::bigint[],
      ${spans.map(({ until }) => BigInt(until))}::bigint[]) AS span (member_id, since, until)
      ON span.member_id = deposit.member_id
    WHERE deposit.state = 'credited' AND deposit.ended_at >= span.since AND deposit.ended_at < span.until
    GROUP BY deposit.member_id`.execute(db);
  return new Map(rows.map(({ member_id, fen }) => [member_id, BigInt(fen)]));
}

/** Fen of the deposits of a member in the running month, less what was debited of them again. @param now ms. */
export async function depositedInMonth(db: Kysely<Tables>, memberId: string, now: number): Promise<bigint> {
  const span = { memberId, since: periodAt('month', now).start, until: now + 1 };
  return (await depositedWithin(db, [span])).get(memberId) ?? 0n;
}
