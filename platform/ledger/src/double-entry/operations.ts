import { createHash } from 'node:crypto';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { IdConflict } from './ledger-errors.ts';

export interface OperationKey {
  memberId: string;
  operationId: string;
  kind: string;
  /** `bodyHash(input)`: what was asked for, so that an id cannot be reused for something else. */
  bodyHash: string;
  /** ms since the epoch */
  at: number;
}

/**
 * Runs `fn` at most once per (member, operation id). A later call gets the stored outcome, which must survive JSON; a
 * concurrent one waits for it. When `fn` throws, nothing is stored.
 * @throws IdConflict when the id was used with another kind or body.
 */
export async function runOperation<Outcome>(
  trx: Transaction<Tables>,
  key: OperationKey,
  fn: () => Promise<Outcome>,
): Promise<{ outcome: Outcome; repeated: boolean }> {
  const fresh = await trx
    .insertInto('operations')
    .values({
      member_id: key.memberId,
      operation_id: key.operationId,
      kind: key.kind,
      body_hash: key.bodyHash,
      outcome: null,
      created_at: BigInt(key.at),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('operation_id')
    .executeTakeFirst();

  if (!fresh) return { outcome: await storedOutcome<Outcome>(trx, key), repeated: true };

  const outcome = await fn();
  await trx
    .updateTable('operations')
    .set({ outcome: JSON.stringify(outcome) })
    .where('member_id', '=', key.memberId)
    .where('operation_id', '=', key.operationId)
    .execute();
  return { outcome, repeated: false };
}

/**
 * The outcome of an operation that was run before; undefined when it was not.
 * @throws IdConflict when the id was used with another kind or body.
 */
export async function findOutcome<Outcome>(
  db: Kysely<Tables>,
  key: OperationKey,
): Promise<Outcome | undefined> {
  const stored = await db
    .selectFrom('operations')
    .select(['kind', 'body_hash', 'outcome'])
    .where('member_id', '=', key.memberId)
    .where('operation_id', '=', key.operationId)
    .executeTakeFirst();
  if (!stored) return undefined;
  if (stored.kind !== key.kind || stored.body_hash !== key.bodyHash) throw new IdConflict(key.operationId);
  // Safe: an operation of the same kind and body stored it.
  return JSON.parse(stored.outcome ?? 'null') as Outcome;
}

/**
 * The outcome that an operation of a kind stored, whatever its body was; undefined when it was not run. For asking what
 * became of it by its id alone.
 */
export async function outcomeOfKind<Outcome>(
  db: Kysely<Tables>,
  { memberId, operationId, kind }: Pick<OperationKey, 'memberId' | 'operationId' | 'kind'>,
): Promise<Outcome | undefined> {
  const stored = await db
    .selectFrom('operations')
    .select('outcome')
    .where('member_id', '=', memberId)
    .where('operation_id', '=', operationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  // Safe: an operation of the same kind stored it.
  return stored?.outcome ? (JSON.parse(stored.outcome) as Outcome) : undefined;
}

/** The other call has committed: its row was waited for. */
async function storedOutcome<Outcome>(trx: Transaction<Tables>, key: OperationKey): Promise<Outcome> {
  const outcome = await findOutcome<Outcome>(trx, key);
  if (outcome === undefined) throw new Error(`operation ${key.operationId} is gone`);
  return outcome;
}

/** A fingerprint of plain data that does not depend on the order of keys. */
export function bodyHash(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
