import { type BoundMember, boundMember } from '@lobby/platform-identity/account/bound-member';
import type { CodeProof } from '@lobby/platform-identity/account/second-factor';
import { contacts, unbound } from '@lobby/platform-identity/codes/contacts';
import {
  expectVerification,
  markProven,
  subjectOf,
  tryCode,
  useUp,
} from '@lobby/platform-identity/codes/verifications';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type ChosenPassword, demandFit } from './chosen-password.ts';
import { storedHash, storePassword } from './store-password.ts';
import { missing } from './try-password.ts';

const purpose = 'reset-withdrawal-password';

/** Where the code was sent. */
interface Way {
  readonly via: 'phone' | 'email';
  readonly ticket: string;
}

/** First step of a forgotten withdrawal password: a right code becomes the ticket of the second. */
export async function checkCode(platform: Platform, ctx: Context, proof: Way & CodeProof): Promise<string> {
  const member = await boundMember(ctx);
  const claim = claimOf(platform, ctx, member, proof);
  if ((await storedHash(ctx.db, member.id)) === undefined) throw missing();
  const { id } = await tryCode(ctx.db, platform.keys, claim, proof.code, ctx.clock.now());
  const ticket = await markProven(ctx.db, id, ctx.clock.now());
  if (ticket === undefined) throw new Refusal('authentication-code-error');
  return ticket;
}

/** Second step: the new withdrawal password, once per ticket; withdrawals are held for a day. */
export async function resetPassword(
  platform: Platform,
  ctx: Context,
  { via, ticket, langx, ...chosen }: ChosenPassword & Way & { readonly langx: string },
): Promise<void> {
  const member = await boundMember(ctx);
  const claim = claimOf(platform, ctx, member, { via, ticket });
  const { birthday } = await factsOfMember(ctx.db, member.id);
  demandFit(chosen, { phone: member.phone, birthday });
  const proven = await expectVerification(ctx.db, claim, 'proven', ctx.clock.now());
  const hash = await platform.passwords.hash(chosen.password);
  const former = await storedHash(ctx.db, member.id);
  if (former === undefined) throw missing();
  await storePassword(platform, ctx, member, { hash, former, permit: trx => useUp(trx, proven.id), langx });
}

/** @throws Refusal when the member has bound no such thing. */
function claimOf({ keys }: Platform, ctx: Context, member: BoundMember, { via, ticket }: Way) {
  const target = member[via];
  if (target === '') throw unbound(contacts[via]);
  const subject = subjectOf(keys, member.name_key, target);
  return { ticket, siteId: ctx.site.id, deviceId: ctx.deviceId, purpose, subject } as const;
}
