import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type Claimant, claimOf } from '../codes/device-claim.ts';
import { expectVerification, openVerification, tryCode, useUp } from '../codes/verifications.ts';
import { md5 } from '../members/passwords/md5.ts';
import { maskPhone, middleDigits } from '../members/personal-data/mask.ts';
import { noteSecurity } from '../security-log/note-security.ts';
import { enforceDeviceLimit } from './device-limit.ts';
import { recall, rememberPlace } from './known-places.ts';
import { riskOf } from './risk-rules.ts';

type Parts = Pick<Platform, 'keys'>;

/**
 * Decides whether a login with the right password needs a code.
 * @throws Refusal 6025–6029 with `{phoneNumber, codeId}`: the masked phone, and the challenge that sendCode/one and
 * the next login carry; or 'too-many-devices'.
 */
export async function judgeLogin(
  { keys }: Parts,
  ctx: Context,
  member: Claimant,
  recentFailures: number,
): Promise<void> {
  if (member.phone === '') return;
  const facts = await recall(ctx.db, keys, placeOf(ctx, member), ctx.clock.now());
  // The identity is verified first: only then may the caller choose which other device to log out.
  const risk = riskOf({ ...facts, recentFailures });
  if (risk === undefined) return enforceDeviceLimit({ keys }, ctx, member);
  const { ticket: _none, ...about } = claimOf(keys, ctx, member, '');
  const codeId = await openVerification(ctx.db, { ...about, memberId: member.id }, ctx.clock.now());
  throw new Refusal(risk, { data: { phoneNumber: maskPhone(member.phone), codeId } });
}

/**
 * The cheap half of `passChallenge`, for before the password is hashed.
 * @throws Refusal as `expectVerification`, when this device holds no live challenge for this name.
 */
export async function expectChallenge(
  { keys }: Parts,
  ctx: Context,
  member: Claimant | undefined,
  challenge: string,
): Promise<void> {
  // Also looked up for an unknown name, so that both take the same time.
  const claim = claimOf(keys, ctx, member ?? { nameKey: '', phone: '' }, challenge);
  await expectVerification(ctx.db, claim, 'asked', ctx.clock.now());
}

/** Uses a challenge up with the code that was sent for it. @throws Refusal as `tryCode`, or 'too-many-devices'. */
export async function passChallenge(
  { keys }: Parts,
  ctx: Context,
  member: Claimant,
  answer: { challenge: string; code: string; sendCodeNum: string },
): Promise<void> {
  const claim = claimOf(keys, ctx, member, answer.challenge);
  const { id } = await tryCode(ctx.db, keys, claim, answer.code, ctx.clock.now());
  // After the code, so that only who received it could learn anything from the answer.
  if (!isNumberOf(member, answer.sendCodeNum)) throw new Refusal('authentication-code-error');
  if (!(await useUp(ctx.db, id))) throw new Refusal('authentication-code-error');
  await noteSecurity(ctx, { kind: 'device-admitted', memberId: member.id });
  await enforceDeviceLimit({ keys }, ctx, member);
}

/** Whether a login names the digits that its code was asked for with; one that names none is of a reloaded page. */
function isNumberOf({ phone }: Claimant, sendCodeNum: string): boolean {
  return sendCodeNum === '' || sendCodeNum === md5(middleDigits(phone));
}

/** Remembers device and network after a login or a verified code, so that the next login from here needs none. */
export function rememberLogin({ keys }: Parts, ctx: Context, member: Pick<Claimant, 'id'>): Promise<void> {
  return rememberPlace(ctx.db, keys, placeOf(ctx, member), ctx.clock.now());
}

function placeOf(ctx: Context, member: Pick<Claimant, 'id'>) {
  return { memberId: member.id, deviceId: ctx.deviceId, ip: ctx.ip };
}
