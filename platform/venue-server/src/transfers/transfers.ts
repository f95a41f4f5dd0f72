import type { Query } from '../database/database.ts';
import { move, openPurse, type Player } from '../ledger/purse.ts';

/** A transfer as the site asks for it; both the same again are the same transfer. */
export interface AskedTransfer extends Player {
  readonly id: string;
  readonly direction: 'in' | 'out';
  /** Fen. */
  readonly amount: bigint;
}

/** What became of a transfer. `exists`: its id was used for another one; `unknown`: it never arrived. */
export type TransferAnswer =
  | { readonly result: 'done'; readonly id: string; readonly moved: bigint }
  | { readonly result: 'refused' | 'dead' | 'exists' | 'unknown' };

interface Row {
  readonly direction: 'in' | 'out' | '';
  readonly player: string;
  readonly asked: bigint;
  readonly moved: bigint;
  readonly state: 'done' | 'refused' | 'dead';
}

/**
 * Carries a transfer out once. @param faulty what goes wrong on purpose: it is refused, or another amount is moved.
 */
export async function transfer(
  query: Query,
  { venue, id, player, direction, amount }: AskedTransfer,
  { at, faulty }: { readonly at: number; readonly faulty?: 'refuse' | 'other-amount' | undefined },
): Promise<TransferAnswer> {
  const fresh = await query(
    `INSERT INTO transfers (venue, id, direction, player, asked, moved, state, at)
     VALUES ($1, $2, $3, $4, $5, 0, 'refused', $6) ON CONFLICT DO NOTHING RETURNING id`,
    [venue, id, direction, player, amount, at],
  );
  if (fresh.length === 0) {
    const row = await find(query, venue, id);
    const isSame = row?.direction === direction && row.player === player && row.asked === amount;
    return row?.state === 'dead' || isSame ? answerOf(id, row) : { result: 'exists' };
  }
  if (faulty === 'refuse') return { result: 'refused' };
  const moved = faulty === 'other-amount' && amount > 1n ? amount - 1n : amount;
  if (direction === 'in') await openPurse(query, { venue, player });
  const kind = direction === 'in' ? 'deposit' : 'withdraw';
  const reference = `${venue}/${id}`;
  if (!(await move(query, { kind, reference, venue, player, amount: moved, at })))
    return { result: 'refused' };
  await query(`UPDATE transfers SET state = 'done', moved = $3 WHERE venue = $1 AND id = $2`, [
    venue,
    id,
    moved,
  ]);
  return { result: 'done', id, moved };
}

/** What became of a transfer. */
export async function transferState(query: Query, venue: string, id: string): Promise<TransferAnswer> {
  return answerOf(id, await find(query, venue, id));
}

/** Makes an id that never arrived dead for ever: its request may still be on its way. Says what became of a known one. */
export async function cancelTransfer(
  query: Query,
  { venue, id, at }: { readonly venue: string; readonly id: string; readonly at: number },
): Promise<TransferAnswer> {
  await query(
    `INSERT INTO transfers (venue, id, direction, player, asked, moved, state, at)
     VALUES ($1, $2, '', '', 0, 0, 'dead', $3) ON CONFLICT DO NOTHING`,
    [venue, id, at],
  );
  return transferState(query, venue, id);
}

async function find(query: Query, venue: string, id: string): Promise<Row | undefined> {
  const [row] = await query<Row>(
    'SELECT direction, player, asked, moved, state FROM transfers WHERE venue = $1 AND id = $2',
    [venue, id],
  );
  return row;
}

function answerOf(id: string, row: Row | undefined): TransferAnswer {
  if (!row) return { result: 'unknown' };
  return row.state === 'done' ? { result: 'done', id, moved: row.moved } : { result: row.state };
}
