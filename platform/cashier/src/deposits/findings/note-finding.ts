import { randomUUID } from 'node:crypto';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { FindingKind } from '../deposits.tables.ts';

/** What a person has to look at. */
export interface Finding {
  readonly siteId: string;
  readonly provider: string;
  readonly kind: FindingKind;
  /** The same one again is noted once. */
  readonly key: string;
  /** Empty where it cannot be read. */
  readonly transactionId: string;
  readonly paymentId?: string | undefined;
  /** What a debit takes back; left out where that is not known. */
  readonly fen?: bigint;
  /** As the provider reported it. */
  readonly body: string;
  readonly now: number;
}

/** Notes a finding, once. @returns whether it is new. */
export async function noteFinding(db: Kysely<Tables>, finding: Finding): Promise<boolean> {
  const { siteId, provider, kind, key, transactionId, paymentId, fen = 0n, body, now } = finding;
  const made = await db
    .insertInto('payment_findings')
    .values({
      ...{ id: randomUUID(), provider, kind, key, fen },
      site_id: siteId,
      transaction_id: storable(transactionId),
      payment_id: paymentId ?? null,
      body: storable(body),
      seen_at: BigInt(now),
      ended_at: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Ends the finding of a delivery that was stuck and has been processed. */
export async function endStuck(
  db: Kysely<Tables>,
  { siteId, provider, delivery }: { siteId: string; provider: string; delivery: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('payment_findings')
    .set({ ended_at: BigInt(now), ended_as: 'processed' })
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('kind', '=', 'stuck')
    .where('key', '=', delivery)
    .where('ended_at', 'is', null)
    .execute();
}

/** The database refuses U+0000 in a text. */
const storable = (text: string) => text.replaceAll('\0', '\uFFFD');
