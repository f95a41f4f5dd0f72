import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/betting';
import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { nameOf } from '../directory/venue-list.ts';
import type { TransferRow } from '../saga/transfer-row.ts';

export type WireTransfer = AnswerOf<typeof contract.venue.transferState>[number];

const mostListed = 50;

/** A transfer as its member sees it. */
export function wireTransfer(
  row: TransferRow,
  shown: { readonly langx: string; readonly now: number },
): WireTransfer {
  return {
    operationId: row.operation_id,
    transferNo: row.id,
    channelCode: row.venue,
    name: nameOf(row.venue, shown.langx),
    ty: row.direction === 'in' ? '1' : '2',
    amount: formatYuan(row.amount),
    state: row.state,
    createdAt: Number(row.created_at),
    finishedAt: Number(row.finished_at ?? 0n),
    systime: shown.now,
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
