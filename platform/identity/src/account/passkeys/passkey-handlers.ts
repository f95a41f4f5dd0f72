import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { boundMember } from '../bound-member.ts';
import { addPasskey, beginRegistration } from './add-passkey.ts';
import { challengeMs, openChallenge } from './challenges.ts';
import { descriptorOf, listPasskeys } from './list-passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';

const calls = contract.userPasskeys;

/** The list of passkeys, adding and removing one, and the challenge of a confirmation. */
export function passkeyHandlers(platform: Platform): Implementation[] {
  return [
    implement(calls.passkeys, async (_input, ctx) =>
      (await listPasskeys(ctx)).map(row => ({
        id: row.credential_id,
        device: row.device_label,
        addedAt: Number(row.added_at),
        usedAt: Number(row.used_at),
      })),
    ),
    implement(calls.passkeyChallenge, async ({ purpose }, ctx) => {
      await platform.limits.passkeysPerMember.spend(memberOf(ctx).id);
      const own = await listPasskeys(ctx);
      if (own.length === 0) throw new Refusal('not-found');
      const { ticket, challenge } = await openChallenge(ctx.db, ctx, purpose);
      const options = await generateAuthenticationOptions({
        rpID: relyingPartyOf(ctx.site, platform.config).id,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        timeout: challengeMs,
        userVerification: 'required',
        allowCredentials: own.map(descriptorOf),
      });
      return { ticket, options: { ...options } };
    }),
    implement(calls.passkeyRegistration, async ({ confirmation }, ctx) =>
      beginRegistration(platform, ctx, await boundMember(ctx), confirmation),
    ),
    implement(calls.addPasskey, async (input, ctx) => {
      await addPasskey(platform, ctx, await boundMember(ctx), input);
      return null;
    }),
    implement(calls.removePasskey, async (input, ctx) => {
      await removePasskey(platform, ctx, await boundMember(ctx), input);
      return null;
    }),
  ];
}
