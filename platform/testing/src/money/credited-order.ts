import { randomUUID } from 'node:crypto';
import { code } from '@lobby/platform-cashier/providers/reference/code';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

interface Credited {
  readonly siteId: string;
  readonly memberId: string;
  readonly fen: bigint;
  /** When it was credited, ms. */
  readonly at: number;
}

/** The order of a deposit that was credited, for what counts deposits; no money moves. @returns its id. */
export async function addCreditedOrder(
  db: Kysely<Tables>,
  { siteId, memberId, fen, at }: Credited,
): Promise<string> {
  const id = `D${randomUUID().slice(0, 20)}`;
  await db
    .insertInto('deposit_orders')
    .values({
      ...{ id, site_id: siteId, member_id: memberId },
      ...{ channel_id: 'unionpay-1', method: 'unionpay', provider: code, state: 'credited' },
      ...{ amount: fen, pay_amount: fen, bonus_rate: '0', usdt_amount: null, credited: fen },
      ...{ created_at: BigInt(at), expires_at: BigInt(at + 3_600_000), ended_at: BigInt(at), ask_at: null },
    })
    .execute();
  return id;
}
