import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import type { Kysely } from 'kysely';

/** What was bound in a session confirms the binding of what is not bound yet for this long. */
export const freshProofMs = 10 * 60_000;

/** Of whom something was bound. */
interface Holder {
  readonly name_key: string;
  readonly phone: string;
  readonly email: string;
}

/**
 * Notes in the session of a call that this phone or mailbox was proven by the code that bound it. Who has another
 * session, or this one on another device, has no part in it (docs/security.md#phone-mailbox-name-password).
 */
export async function noteProof(db: Kysely<Tables>, keys: Keys, ctx: Context, nameKey: string, to: string) {
  await db
    .updateTable('sessions')
    .set({
      proven_mac: proofMac(keys, ctx, nameKey, to),
      proven_until: BigInt(ctx.clock.now() + freshProofMs),
    })
    .where('id', '=', memberOf(ctx).sessionId)
    .execute();
}

/** Until when what this session bound confirms the binding of the other, ms; undefined when it does not. */
export async function freshProofUntil(
  db: Kysely<Tables>,
  keys: Keys,
  ctx: Context,
  { name_key, phone, email }: Holder,
): Promise<number | undefined> {
  // Whoever has both, or none, has nothing to bind that this would confirm.
  if ((phone === '') === (email === '')) return undefined;
  const session = await db
    .selectFrom('sessions')
    .select('proven_until')
    .where('id', '=', memberOf(ctx).sessionId)
    .where('proven_mac', '=', proofMac(keys, ctx, name_key, phone || email))
    .where('proven_until', '>', BigInt(ctx.clock.now()))
    .executeTakeFirst();
  return session && Number(session.proven_until);
}

/**
 * The permit to bind what is not bound yet beside what this session has just bound, looked at once more in the
 * transaction of the change; undefined when there is none.
 */
export async function permitByFreshProof(keys: Keys, ctx: Context, holder: Holder) {
  const isFresh = async (db: Kysely<Tables>) => (await freshProofUntil(db, keys, ctx, holder)) !== undefined;
  return (await isFresh(ctx.db)) ? isFresh : undefined;
}

function proofMac(keys: Keys, ctx: Context, nameKey: string, to: string): string {
  return keys.mac('proof of a session', nameKey, ctx.deviceId, to);
}
