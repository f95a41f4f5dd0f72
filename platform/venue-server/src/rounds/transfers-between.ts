import type { Query } from '../database/database.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import type { Session } from '../sessions/sessions.ts';

interface Row {
  readonly id: bigint;
  readonly kind: 'deposit' | 'withdraw';
  readonly amount: bigint;
  readonly at: bigint;
}

/** What was moved into and out of the purse of a session since a time, the newest first; a trial has no purse. */
export async function transfersSince(query: Query, { venue, player }: Session, since: number, most: number) {
  if (player === null) return [];
  const rows = await query<Row>(
    `(SELECT id, kind, amount, at FROM movements
       WHERE kind = 'deposit' AND to_account = $1 AND at >= $2 ORDER BY id DESC LIMIT $3)
     UNION ALL (SELECT id, kind, amount, at FROM movements
       WHERE kind = 'withdraw' AND from_account = $1 AND at >= $2 ORDER BY id DESC LIMIT $3)
     ORDER BY id DESC LIMIT $3`,
    [`purse/${venue}/${player}`, since, most],
  );
  return rows.map(({ kind, amount, at }) => ({
    direction: kind === 'deposit' ? ('in' as const) : ('out' as const),
    amount: yuanText(amount),
    at: Number(at),
  }));
}
