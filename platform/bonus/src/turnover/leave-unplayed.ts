import type { UnplayedWithdrawal } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { creditBonus, takeBonusBack } from '@lobby/platform-ledger';
import { sql, type Transaction } from 'kysely';

interface Withdrawal {
  readonly siteId: string;
  readonly memberId: string;
  readonly withdrawalId: string;
  /** ms */
  readonly at: number;
}

/**
 * Writes down what a withdrawal takes with it unstaked: nothing is asked for that any more, and the bonuses of these
 * deposits are taken back. The caller holds the member's money, from which the withdrawal has been taken.
 */
export async function withdrawUnplayed(
  trx: Transaction<Tables>,
  { withdrawalId, at, ...whose }: Withdrawal,
  { waived, bonuses }: UnplayedWithdrawal,
): Promise<void> {
  for (const { id, fen } of waived)
    await trx
      .updateTable('turnover_requirements')
      .set(({ eb }) => ({ need: eb('need', '-', fen) }))
      .where('id', '=', id)
      .execute();
  for (const { id, fen } of bonuses) {
    await takeBonusBack(trx, {
      ...whose,
      ...{ transferId: `bonus-back:${withdrawalId}:${id}`, amount: fen, at },
      reference: `withdrawal:${withdrawalId}`,
    });
    await trx
      .updateTable('turnover_requirements')
      .set({ closed_at: BigInt(at), close_reason: 'taken-back' })
      .where('id', '=', id)
      .execute();
  }
  const rows = [...waived, ...bonuses].map(({ id, fen }) => ({
    ...{ withdrawal_id: withdrawalId, requirement_id: id, fen },
    undone_at: null,
  }));
  if (rows.length > 0) await trx.insertInto('turnover_waivers').values(rows).execute();
}

/**
 * Undoes the waivers of a withdrawal whose money came back: turnover is required again and bonuses return, except a
 * bonus that waits for another withdrawal of its deposit. Idempotent (docs/designs.md#money-that-leaves-unplayed).
 */
export async function undoLeaving(trx: Transaction<Tables>, withdrawal: Withdrawal): Promise<void> {
  const { withdrawalId, at, ...whose } = withdrawal;
  const undone = await trx
    .updateTable('turnover_waivers')
    .set({ undone_at: BigInt(at) })
    .where('withdrawal_id', '=', withdrawalId)
    .where('undone_at', 'is', null)
    .returning(['requirement_id as id', 'fen'])
    .execute();
  for (const { id, fen } of undone) {
    if (await leftWithAnother(trx, withdrawal, id)) continue;
    const { source } = await trx
      .updateTable('turnover_requirements')
      .set({
        need: sql`CASE WHEN source = 'bonus' THEN need WHEN closed_at IS NULL THEN need + ${fen} ELSE done + ${fen} END`,
        closed_at: null,
        close_reason: '',
      })
      .where('id', '=', id)
      .returning('source')
      .executeTakeFirstOrThrow();
    if (source !== 'bonus') continue;
    await creditBonus(trx, {
      ...whose,
      ...{ transferId: `bonus-again:${withdrawalId}:${id}`, amount: fen, at },
      reference: `withdrawal:${withdrawalId}`,
    });
  }
}

/** Whether another withdrawal took a part of the deposit of a bonus; the bonus belongs to that one then. */
async function leftWithAnother(
  trx: Transaction<Tables>,
  { withdrawalId }: Withdrawal,
  id: string,
): Promise<boolean> {
  if (!id.startsWith('bonus:')) return false;
  const another = await trx
    .selectFrom('turnover_waivers')
    .select('withdrawal_id')
    .where('requirement_id', '=', id.replace(/^bonus:/, 'deposit:'))
    .where('withdrawal_id', '<>', withdrawalId)
    .where('undone_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!another) return false;
  await trx
    .updateTable('turnover_waivers')
    .set({ ...another, undone_at: null })
    .where('withdrawal_id', '=', withdrawalId)
    .where('requirement_id', '=', id)
    .execute();
  return true;
}
