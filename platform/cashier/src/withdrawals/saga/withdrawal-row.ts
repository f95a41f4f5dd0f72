import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { WithdrawalState } from '../withdrawals.tables.ts';

export type WithdrawalRow = Selectable<Tables['withdrawals']>;
export type Trx = Transaction<Tables>;

/** A withdrawal, locked until the transaction ends. */
export function lockWithdrawal(trx: Trx, id: string): Promise<WithdrawalRow | undefined> {
  return trx.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What a step changes beside the state. */
type Change = Pick<
  Updateable<Tables['withdrawals']>,
  'provider' | 'sends' | 'finding' | 'asked' | 'note' | 'finished_at'
>;

export interface Step {
  readonly to: WithdrawalState;
  readonly source: 'member' | 'rules' | 'provider' | 'operator';
  /** ms */
  readonly at: number;
  /** When a server continues, ms; undefined: nobody does. */
  readonly nextAt?: number | undefined;
  readonly note?: string;
  readonly change?: Change;
}

/** Brings a locked withdrawal into a state and writes it down. */
export async function moveTo(trx: Trx, { id, state }: WithdrawalRow, step: Step): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({
      ...step.change,
      state: step.to,
      next_at: step.nextAt === undefined ? null : BigInt(step.nextAt),
    })
    .where('id', '=', id)
    .execute();
  if (step.to !== state || step.note) await noteEvent(trx, id, step);
}

/** Writes down what happened to a withdrawal. */
export async function noteEvent(
  db: Kysely<Tables>,
  withdrawalId: string,
  { to, source, at, note = '' }: Step,
): Promise<void> {
  await db
    .insertInto('withdrawal_events')
    .values({ withdrawal_id: withdrawalId, state: to, source, note, at: BigInt(at) })
    .execute();
}
