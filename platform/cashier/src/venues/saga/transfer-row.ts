import type { Tables } from '@lobby/platform-kernel/database/tables';
import { moveTo as moveState, type StateChange } from '@lobby/platform-kernel/state-machine/state-machine';
import type { Selectable, Transaction, Updateable } from 'kysely';
import { transferStates } from './transfer-states.ts';

export type TransferRow = Selectable<Tables['venue_transfers']>;
export type Trx = Transaction<Tables>;

/** A transfer, locked until the transaction ends. */
export function lockTransfer(trx: Trx, id: string): Promise<TransferRow | undefined> {
  return trx.selectFrom('venue_transfers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface Step extends Omit<StateChange<'venue_transfers', 'venue_transfer_events'>, 'set'> {
  /** What a server does later, and when (ms); undefined: nothing. */
  readonly next?: { readonly step: 'ask' | 'cancel'; readonly at: number } | undefined;
  readonly change?: Pick<Updateable<Tables['venue_transfers']>, 'finding' | 'reported' | 'asked'>;
}

/** Brings a transfer into a state and writes it down. */
export async function moveTo(
  trx: Trx,
  { id }: Pick<TransferRow, 'id'>,
  { next, change, ...step }: Step,
): Promise<void> {
  const ended = step.to === 'done' || step.to === 'refused';
  await moveState(trx, transferStates, id, {
    ...step,
    set: {
      ...change,
      next_step: next?.step ?? null,
      next_at: next ? BigInt(next.at) : null,
      finished_at: ended ? BigInt(step.at) : null,
    },
  });
}
