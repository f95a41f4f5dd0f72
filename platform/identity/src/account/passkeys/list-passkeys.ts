import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';

type Transport = NonNullable<WebAuthnCredential['transports']>[number];

/** Passkeys a member may have. */
export const maxPasskeys = 10;

/** The passkeys of the member of a call, newest first. */
export function listPasskeys(ctx: Context, db: Kysely<Tables> = ctx.db) {
  const { id, siteId } = memberOf(ctx);
  return db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports', 'device_label', 'added_at', 'used_at'])
    .where('member_id', '=', id)
    .where('site_id', '=', siteId)
    .orderBy('added_at', 'desc')
    .orderBy('credential_id')
    .execute();
}

/** A passkey as WebAuthn's options name it. */
export function descriptorOf({
  credential_id: id,
  transports,
}: {
  credential_id: string;
  transports: string;
}) {
  return { id, transports: transports.split(' ').filter(Boolean) as Transport[] };
}
