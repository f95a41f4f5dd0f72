import type { passkeyAssertion } from '@lobby/api-client/contract/site/user-passkeys';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { expectChallenge, useChallenge } from './challenges.ts';
import type { PasskeyPurpose } from './passkeys.tables.ts';
import { relyingPartyOf } from './relying-party.ts';

/** What an authenticator signed, and the ticket of the challenge it answers. */
export interface PasskeyProof {
  readonly ticket: string;
  readonly assertion: InferOutput<typeof passkeyAssertion>;
}

/**
 * Checks an assertion by a passkey of the member, for this purpose and session, and returns what uses it up.
 * @throws Refusal 'frequent-submission' after too many, 'authentication-code-error' or '…-expired' otherwise.
 */
export async function provePasskey(
  { limits, config }: Pick<Platform, 'limits' | 'config'>,
  ctx: Context,
  purpose: PasskeyPurpose,
  { ticket, assertion }: PasskeyProof,
): Promise<(trx: Transaction<Tables>) => Promise<boolean>> {
  const { id: memberId, siteId } = memberOf(ctx);
  await limits.passkeysPerMember.spend(memberId);
  const { id: challengeId, challenge } = await expectChallenge(ctx, purpose, ticket);
  const passkey = await ctx.db
    .selectFrom('passkeys')
    .select(['credential_id', 'public_key', 'counter'])
    .where('member_id', '=', memberId)
    .where('site_id', '=', siteId)
    .where('credential_id', '=', assertion.id)
    .executeTakeFirst();
  if (!passkey) throw refused();

  const { id: expectedRPID, origins: expectedOrigin } = relyingPartyOf(ctx.site, config);
  // It throws for what is malformed, from elsewhere, without user verification or with a counter that went back.
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();

  const counter = BigInt(authenticationInfo.newCounter);
  return async trx => {
    if (!(await useChallenge(trx, challengeId))) return false;
    const row = await trx
      .updateTable('passkeys')
      .set({ counter, used_at: BigInt(ctx.clock.now()) })
      .where('member_id', '=', memberId)
      .where('credential_id', '=', passkey.credential_id)
      // A concurrent assertion may have counted further.
      .where('counter', counter === 0n ? '=' : '<', counter)
      .returning('credential_id')
      .executeTakeFirst();
    return row !== undefined;
  };
}

function refused(): Refusal {
  return new Refusal('authentication-code-error', { reason: 'passkey-refused' });
}
