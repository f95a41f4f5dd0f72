import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { movedBy, repaidBy } from '@lobby/platform-ledger';
import type { Kysely } from 'kysely';
import { nameOf } from '../directory/venue-list.ts';
import type { TransferRow } from '../saga/transfer-row.ts';

export type WireTransfer = AnswerOf<typeof contract.venue.transferState>[number];

const mostListed = 50;

interface Shown {
  readonly langx: string;
  readonly now: number;
}

/** Transfers as their member sees them. */
export async function wireTransfers(
  db: Kysely<Tables>,
  rows: readonly TransferRow[],
  shown: Shown,
): Promise<WireTransfer[]> {
  const repaid = await repaidBy(db, rows.map(transferIdOf));
  // Only where the venue said another amount may another one than was asked for have been moved.
  const doubted = rows.filter(({ state, reported }) => state === 'done' && reported !== null);
  const moved = await movedBy(db, doubted.map(transferIdOf));
  return rows.map(row => {
    const id = transferIdOf(row);
    return wireTransfer(row, { amount: moved.get(id) ?? row.amount, repaid: repaid.get(id) ?? 0n }, shown);
  });
}

/** What the ledger knows the movement of its money by. */
const transferIdOf = (row: TransferRow) => row.hold_id ?? row.id;

function wireTransfer(
  row: TransferRow,
  { amount, repaid }: { readonly amount: bigint; readonly repaid: bigint },
  { langx, now }: Shown,
): WireTransfer {
  return {
    operationId: row.operation_id,
    transferNo: row.id,
    channelCode: row.venue,
    name: nameOf(row.venue, langx),
    ty: row.direction === 'in' ? '1' : '2',
    amount: formatYuan(amount),
    repaid: formatYuan(repaid),
    state: row.state,
    createdAt: Number(row.created_at),
    finishedAt: Number(row.finished_at ?? 0n),
    systime: now,
  };
}

/** The transfers of a member: the one of an operation, or those under way, newest first. */
export function transfersOf(
  db: Kysely<Tables>,
  memberId: string,
  operationId: string | undefined,
): Promise<TransferRow[]> {
  const own = db.selectFrom('venue_transfers').selectAll().where('member_id', '=', memberId);
  const wanted =
    operationId === undefined
      ? own.where('finished_at', 'is', null)
      : own.where('operation_id', '=', operationId);
  return wanted.orderBy('created_at', 'desc').limit(mostListed).execute();
}
