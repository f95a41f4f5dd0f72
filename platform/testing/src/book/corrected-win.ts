import { randomUUID } from 'node:crypto';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { adjustHold, hold, postHold } from '@lobby/platform-ledger';
import type { Kysely } from 'kysely';

/** A bet of 100 yuan that came back as `payout` fen. @returns what corrects it to lost. */
export async function winOf(
  db: Kysely<Tables>,
  { memberId, at, payout }: { readonly memberId: string; readonly at: number; readonly payout: bigint },
): Promise<() => Promise<void>> {
  const operationId = randomUUID();
  const request = {
    siteId: '1001',
    memberId,
    operationId,
    amount: 100_00n,
    reference: `bet:${operationId}`,
    at,
  };
  const id = await db.transaction().execute(async trx => {
    const held = await hold(trx, request);
    await postHold(trx, held, { payout, at });
    return held;
  });
  return async () => {
    await db.transaction().execute(trx => adjustHold(trx, id, { payout: 0n, version: 1, at }));
  };
}
