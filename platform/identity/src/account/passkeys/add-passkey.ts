import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { deviceLabel } from '@lobby/platform-kernel/texts/device-label';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { contacts, unbound } from '../../codes/contacts.ts';
import { notifyMember } from '../../members/change-notice.ts';
import { lockMember } from '../../members/lock-member.ts';
import { noteSecurity } from '../../security-log/note-security.ts';
import { type BoundMember, isReachable } from '../bound-member.ts';
import { type Confirmation, claimPermits, confirmChange } from '../second-factor.ts';
import { challengeMs, expectChallenge, openChallenge, useChallenge } from './challenges.ts';
import { descriptorOf, listPasskeys, maxPasskeys } from './list-passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';

/**
 * Begins a confirmed registration: returns a ticket and the options of `navigator.credentials.create`. The
 * confirmation is used up.
 * @throws Refusal 'unbound-phone' without phone and mailbox, 'invalid-parameter' with ten passkeys, as
 *   `confirmChange`.
 */
export async function beginRegistration(
  platform: Platform,
  ctx: Context,
  member: BoundMember,
  confirmation: Confirmation | undefined,
) {
  expectReachable(member);
  const own = await listPasskeys(ctx);
  enforcePasskeyLimit(own.length);
  const permit = await confirmChange(platform, ctx, member, 'add-passkey', confirmation);
  const { ticket, challenge } = await ctx.db.transaction().execute(async trx => {
    await claimPermits(trx, member, [permit]);
    return openChallenge(trx, ctx, 'register');
  });
  const { id: rpID, name: rpName } = relyingPartyOf(ctx.site, platform.config);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: member.name,
    // Stays on the device, so it says nothing of the member.
    userID: new Uint8Array(
      Buffer.from(platform.keys.mac('passkey user', ctx.site.id, member.id)).subarray(0, 64),
    ),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: own.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { ticket, options: { ...options } };
}

type AddPasskey = ParsedRequestOf<typeof contract.userPasskeys.addPasskey>;

/**
 * Adds the passkey that a browser made for a registration, and notifies phone and mailbox.
 * @throws Refusal 'authentication-code-error' or '…-expired' when it answers no registration of this session,
 * 'data-exists' when the member has it, 'invalid-parameter' with ten passkeys.
 */
export async function addPasskey(
  platform: Platform,
  ctx: Context,
  member: BoundMember,
  { ticket, credential: response, langx }: AddPasskey,
): Promise<void> {
  const { id: memberId, siteId } = memberOf(ctx);
  await platform.limits.passkeysPerMember.spend(memberId);
  const challenge = await expectChallenge(ctx, 'register', ticket);
  const { id: expectedRPID, origins: expectedOrigin } = relyingPartyOf(ctx.site, platform.config);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge.challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();

  const { credential } = registrationInfo;
  const label = deviceLabel(ctx.userAgent);
  await ctx.db.transaction().execute(async trx => {
    await lockMember(trx, memberId);
    if (!(await useChallenge(trx, challenge.id))) throw new Refusal('authentication-code-error');
    const own = await listPasskeys(ctx, trx);
    if (own.some(({ credential_id: id }) => id === credential.id))
      throw new Refusal('data-exists', { reason: 'passkey-known' });
    enforcePasskeyLimit(own.length);
    await trx
      .insertInto('passkeys')
      .values({
        site_id: siteId,
        member_id: memberId,
        credential_id: credential.id,
        public_key: credential.publicKey,
        counter: BigInt(credential.counter),
        transports: response.response.transports.join(' '),
        device_label: label,
        added_at: BigInt(ctx.clock.now()),
      })
      .execute();
    await noteSecurity(ctx, { kind: 'passkey-added', memberId, about: label }, trx);
  });
  notifyMember(platform, ctx.site, member, { change: 'passkey-added', langx });
}

function enforcePasskeyLimit(count: number): void {
  if (count >= maxPasskeys) throw new Refusal('invalid-parameter', { reason: 'passkeys-full' });
}

function refused(): Refusal {
  return new Refusal('authentication-code-error', { reason: 'passkey-refused' });
}

/**
 * Makes sure that a member has a phone or mailbox before the first passkey. Otherwise whoever has a session could add
 * a passkey that later confirms changes of a phone.
 * @throws Refusal 'unbound-phone'
 */
function expectReachable(member: BoundMember): void {
  if (!isReachable(member)) throw unbound(contacts.phone);
}
