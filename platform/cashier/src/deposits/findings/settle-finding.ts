import { takeGiftsOfDebit } from '@lobby/platform-bonus/promotions/deposits/debited-gifts';
import { depositReturned } from '@lobby/platform-bonus/turnover';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { reverseDeposit } from '@lobby/platform-ledger';
import type { Kysely, Transaction } from 'kysely';
import { countedAround } from './counted-around.ts';
import { notifyDebited } from './notify-debited.ts';

type Trx = Transaction<Tables>;

/** `gone`: it is seen to already; `no-value`: nothing of it can be taken back, or all of it was. */
export type Ended = 'done' | 'gone' | 'no-value';

/**
 * Ends a finding, once. `clear`: a person has dealt with it; `debit`: its member gives back what the provider took
 * back.
 */
export function settleFinding(
  db: Kysely<Tables>,
  { id, action, now }: { readonly id: string; readonly action: 'clear' | 'debit'; readonly now: number },
): Promise<Ended> {
  return db.transaction().execute(async trx => {
    const finding = await trx
      .selectFrom('payment_findings')
      .selectAll()
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!finding) return 'gone';
    const { payment_id: paymentId, kind, fen } = finding;
    if (action === 'debit') {
      if (kind !== 'taken-back' || paymentId === null || fen === 0n) return 'no-value';
      if (!(await debit(trx, { id, paymentId, fen, now }))) return 'no-value';
    }
    await trx
      .updateTable('payment_findings')
      .set({ ended_at: BigInt(now), ended_as: action === 'debit' ? 'debited' : 'cleared' })
      .where('id', '=', id)
      .execute();
    return 'done';
  });
}

interface Debit {
  /** Of the finding. */
  readonly id: string;
  readonly paymentId: string;
  readonly fen: bigint;
  readonly now: number;
}

/**
 * Takes money back from the member of a credited payment, never more than was credited, and the bonus and the gifts that
 * it brought. @returns whether it could.
 */
async function debit(trx: Trx, { id, paymentId, fen, now }: Debit): Promise<boolean> {
  // Its lock makes two debits of one payment take turns.
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .where('state', '=', 'credited')
    .forUpdate()
    .executeTakeFirst();
  const { site_id: siteId, member_id: memberId, order_id: orderId } = payment ?? {};
  if (!payment || !siteId || !memberId || !orderId) return false;
  const debited = await trx
    .selectFrom('payment_findings')
    .select('fen')
    .where('payment_id', '=', paymentId)
    .where('ended_as', '=', 'debited')
    .execute();
  const whole = debited.reduce((sum, one) => sum + one.fen, fen);
  if (whole > payment.fen) return false;
  const reference = `deposit:${orderId}`;
  const shared = { siteId, memberId, reference, at: now };
  // Members are locked before their money, as claims do it.
  const gifts = await takeGiftsOfDebit(trx, {
    ...{ memberId, finding: id, at: now, counted: countedAround(id) },
  });
  await reverseDeposit(trx, { ...shared, transferId: `deposit-return:${id}`, amount: fen });
  const bonus = await depositReturned(trx, {
    ...{ ...shared, of: paymentId, fen, isWhole: whole === payment.fen },
    transferId: `bonus-return:${id}`,
  });
  await notifyDebited(trx, { id, siteId, memberId, orderId, fen, bonus, gifts, now });
  return true;
}
