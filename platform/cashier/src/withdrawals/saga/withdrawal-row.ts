import type { Tables } from '@lobby/platform-kernel/database/tables';
import { moveTo as moveState, type StateChange } from '@lobby/platform-kernel/state-machine/state-machine';
import type { Selectable, Transaction, Updateable } from 'kysely';
import { withdrawalStates } from './withdrawal-states.ts';

export type WithdrawalRow = Selectable<Tables['withdrawals']>;
export type Trx = Transaction<Tables>;

/** A withdrawal, locked until the transaction ends. */
export function lockWithdrawal(trx: Trx, id: string): Promise<WithdrawalRow | undefined> {
  return trx.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What a step changes beside the state. */
type Change = Pick<
  Updateable<Tables['withdrawals']>,
  'provider' | 'sends' | 'finding' | 'asked' | 'note' | 'refusal' | 'finished_at'
>;

export interface Step extends Omit<StateChange<'withdrawals', 'withdrawal_events'>, 'set'> {
  /** When a server continues, ms; undefined: nobody does. */
  readonly nextAt?: number | undefined;
  readonly change?: Change;
}

/** Brings a withdrawal into a state and writes it down. */
export async function moveTo(
  trx: Trx,
  { id }: Pick<WithdrawalRow, 'id'>,
  { nextAt, change, ...step }: Step,
): Promise<void> {
  const next_at = nextAt === undefined ? null : BigInt(nextAt);
  await moveState(trx, withdrawalStates, id, { ...step, set: { ...change, next_at } });
}
