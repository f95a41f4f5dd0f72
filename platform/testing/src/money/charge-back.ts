import { randomUUID } from 'node:crypto';
import { settleFinding } from '@lobby/platform-cashier/deposits/findings/settle-finding';
import { code } from '@lobby/platform-cashier/providers/reference/code';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

interface ChargeBack {
  /** Of a credited deposit that came in one payment. */
  readonly orderId: string;
  /** What went back; undefined: all of it. */
  readonly fen?: bigint;
  /** ms */
  readonly at: number;
}

/**
 * Has an operator debit what went back of a deposit of `addCreditedOrder`, as the page of payments does.
 * @returns how that ended, and a way to do it again with the same finding.
 */
export async function chargeBack(db: Kysely<Tables>, goneBack: ChargeBack) {
  const { finding, debit } = await findTakenBack(db, goneBack);
  return { finding, ended: await debit(), again: debit };
}

/** What a provider reported as gone back of such a deposit. @returns the id of the finding, and a way to debit it. */
export async function findTakenBack(db: Kysely<Tables>, { orderId, fen, at }: ChargeBack) {
  const order = await db
    .selectFrom('deposit_orders')
    .select(['site_id', 'member_id', 'credited'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [paymentId, whole] = [`P${orderId}`.slice(0, 20), order.credited ?? 0n];
  const of = { site_id: order.site_id, provider: code, transaction_id: paymentId };
  await db
    .insertInto('payments')
    .values({
      ...{ ...of, id: paymentId, order_id: orderId, member_id: order.member_id, state: 'credited' },
      ...{ account: '', currency: 'CNY', amount: '', payer_name: '', remark: '', confirmations: 0 },
      ...{ fen: whole, paid_at: BigInt(at), seen_at: BigInt(at), ended_at: BigInt(at) },
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const id = randomUUID().slice(0, 20);
  await db
    .insertInto('payment_findings')
    .values({
      ...{ ...of, id, kind: 'taken-back', key: id, payment_id: paymentId, fen: fen ?? whole, body: '{}' },
      ...{ seen_at: BigInt(at), ended_at: null },
    })
    .execute();
  return { finding: id, debit: (on = db) => settleFinding(on, { id, action: 'debit', now: at }) };
}
