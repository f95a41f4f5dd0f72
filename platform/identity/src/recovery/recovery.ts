import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { CaptchaAnswer, CaptchaGate } from '../captcha/captcha-gate.ts';
import { takeTurnOf } from '../codes/limits/targets.ts';
import type { RecoveryWay } from '../codes/recovery-ways.ts';
import { sendCode } from '../codes/sending/send-code.ts';
import {
  type Claim,
  expectVerification,
  markProven,
  openVerification,
  subjectOf,
  tryCode,
} from '../codes/verifications.ts';
import { findMemberByName } from '../members/find-member.ts';
import { tokenHash } from '../sessions/tokens.ts';
import { setPassword } from './set-password.ts';

/** The claimed member and the target of the code: unverified input until the code is right. */
export interface Subject {
  readonly name: string;
  readonly target: string;
  /** The language of the messages; without it zh-CN. */
  readonly langx?: string;
}

/** The three steps of one way; each needs the ticket of the one before. */
export interface Recovery {
  /** Sends a code when the name has this target, and does exactly the same otherwise, but for the sending. */
  ask(ctx: Context, subject: Subject, captcha: CaptchaAnswer): Promise<{ ticket: string; resendAt: number }>;
  /** @throws Refusal as `tryCode`. */
  prove(ctx: Context, subject: Subject, proof: { ticket: string; code: string }): Promise<{ ticket: string }>;
  /** @throws Refusal as `expectVerification` without a proven ticket, 'invalid-parameter' for a poor password. */
  reset(
    ctx: Context,
    subject: Subject,
    change: { ticket: string; password: string; secondPassword: string },
  ): Promise<null>;
}

export function createRecovery(platform: Platform, gate: CaptchaGate, way: RecoveryWay): Recovery {
  const { keys, limits } = platform;
  const claimOf = (ctx: Context, { name, target }: Subject, ticket: string): Claim => ({
    ticket,
    siteId: ctx.site.id,
    deviceId: ctx.deviceId,
    purpose: way.purpose,
    subject: subjectOf(keys, name.trim().toLowerCase(), way.read(target)),
  });

  return {
    async ask(ctx, subject, captcha) {
      const target = way.read(subject.target);
      await gate.demand(ctx, captcha);
      await limits.codesPerAddress.spend(networkOf(ctx.ip));
      const now = ctx.clock.now();
      const resendAt = await takeTurnOf(platform, ctx, target);

      const member = await findMemberByName(ctx.db, ctx.site.id, subject.name);
      const owner = member && way.key(member[way.field]) === way.key(target) ? member : undefined;
      const { ticket: _none, ...about } = claimOf(ctx, subject, '');
      const ticket = await openVerification(ctx.db, { ...about, memberId: owner?.id }, now);
      // As the member bound it: what is the same mailbox to us may be another one to its provider.
      const to = owner?.[way.field];
      await sendCode(
        platform,
        {
          site: ctx.site,
          verificationId: tokenHash(ticket),
          channel: way.channel,
          locale: localeOf(subject.langx),
          to,
        },
        now,
      );
      return { ticket, resendAt };
    },

    async prove(ctx, subject, { ticket, code }) {
      const now = ctx.clock.now();
      const { id } = await tryCode(ctx.db, keys, claimOf(ctx, subject, ticket), code, now);
      const next = await markProven(ctx.db, id, now);
      if (next === undefined) throw new Refusal('authentication-code-error');
      return { ticket: next };
    },

    async reset(ctx, subject, { ticket, ...change }) {
      const now = ctx.clock.now();
      const proven = await expectVerification(ctx.db, claimOf(ctx, subject, ticket), 'proven', now);
      // The ticket is bound to this name.
      const by = { way, target: way.read(subject.target), langx: subject.langx };
      await setPassword(platform, ctx, by, proven, { ...change, name: subject.name.trim() });
      return null;
    },
  };
}
