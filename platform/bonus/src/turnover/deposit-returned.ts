import type { Tables } from '@lobby/platform-kernel/database/tables';
import { reverseBonus } from '@lobby/platform-ledger';
import { sql, type Transaction } from 'kysely';

interface Returned {
  readonly siteId: string;
  readonly memberId: string;
  /** As its requirements were opened with: the id of the payment. */
  readonly of: string;
  /** Fen that went back this time. */
  readonly fen: bigint;
  /** Whether nothing is left of the deposit. */
  readonly isWhole: boolean;
  /** Names it for ever. */
  readonly transferId: string;
  readonly reference: string;
  /** ms */
  readonly at: number;
}

/**
 * After a deposit went back to its payer and the member was debited: waives its turnover, and takes its bonus back
 * once, as a debt where it is not there (docs/designs.md#money-that-leaves-unplayed).
 * @returns the bonus taken back now, fen.
 */
export async function depositReturned(
  trx: Transaction<Tables>,
  { of, fen, isWhole, ...transfer }: Returned,
): Promise<bigint> {
  const { at } = transfer;
  const [deposit, bonus] = [`deposit:${of}`, `bonus:${of}`];
  const closed = { closed_at: BigInt(at), close_reason: 'taken-back' } as const;
  await trx
    .updateTable('turnover_requirements')
    .set(isWhole ? closed : { need: sql`GREATEST(done, need - ${fen})` })
    .where('id', '=', deposit)
    .where('closed_at', 'is', null)
    .execute();
  await trx
    .updateTable('turnover_waivers')
    .set({ undone_at: BigInt(at) })
    .where('requirement_id', 'in', isWhole ? [deposit, bonus] : [bonus])
    .where('undone_at', 'is', null)
    .execute();
  const revoked = await trx
    .updateTable('turnover_requirements')
    .set(closed)
    .where('id', '=', bonus)
    .where('close_reason', '<>', 'taken-back')
    .returning('base')
    .executeTakeFirst();
  if (!revoked) return 0n;
  await reverseBonus(trx, { ...transfer, amount: revoked.base });
  return revoked.base;
}
