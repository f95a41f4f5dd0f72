import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { TransferState } from '../venues.tables.ts';

export type TransferRow = Selectable<Tables['venue_transfers']>;
export type Trx = Transaction<Tables>;
export type Source = Tables['venue_transfer_events']['source'];

/** A transfer, locked until the transaction ends. */
export function lockTransfer(trx: Trx, id: string): Promise<TransferRow | undefined> {
  return trx.selectFrom('venue_transfers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface Step {
  readonly to: TransferState;
  readonly source: Source;
  /** ms */
  readonly at: number;
  /** What a server does later, and when (ms); undefined: nothing. */
  readonly next?: { readonly step: 'ask' | 'cancel'; readonly at: number } | undefined;
  readonly note?: string;
  readonly change?: Pick<Updateable<Tables['venue_transfers']>, 'finding' | 'reported' | 'asked'>;
}

/** Brings a locked transfer into a state and writes it down. */
export async function moveTo(trx: Trx, { id, state }: TransferRow, step: Step): Promise<void> {
  const ended = step.to === 'done' || step.to === 'refused';
  await trx
    .updateTable('venue_transfers')
    .set({
      ...step.change,
      state: step.to,
      next_step: step.next?.step ?? null,
      next_at: step.next ? BigInt(step.next.at) : null,
      finished_at: ended ? BigInt(step.at) : null,
    })
    .where('id', '=', id)
    .execute();
  if (step.to !== state || step.note) await noteEvent(trx, id, step);
}

/** Writes down what happened to a transfer. */
export async function noteEvent(
  db: Kysely<Tables>,
  transferId: string,
  { to, source, at, note = '' }: Omit<Step, 'next' | 'change'>,
): Promise<void> {
  await db
    .insertInto('venue_transfer_events')
    .values({ transfer_id: transferId, state: to, source, note, at: BigInt(at) })
    .execute();
}
