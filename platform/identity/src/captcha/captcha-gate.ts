import { isWorkDone, readPictureAnswer } from '@lobby/captcha';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import { tokenHash } from '../sessions/tokens.ts';
import { captchaRuleOf } from './captcha-rule.ts';
import { takeCaptcha } from './captcha-store.ts';

/** What came with a call to prove that a person is there. */
export interface CaptchaAnswer {
  /** 0 slider: lot_number and pass. 1 picture: x-code, and letters with the nonce of its work. */
  kaptchcate: 0 | 1;
  codeId: string;
  code: string;
}

/** The part of a call that a captcha is bound to. */
export type CaptchaCaller = Pick<Context, 'site' | 'deviceId' | 'db' | 'clock'>;

/** Requires a captcha, the same way for every call that needs one. */
export interface CaptchaGate {
  /** Whether every login of this site asks. */
  always(siteId: string): boolean;
  /**
   * Checks and consumes the captcha answer of this site and device; does nothing where the captcha is off.
   * @param bits of work required of the puzzle.
   * @throws Refusal 'rapid-verification' or 'graphic-verification', as what was tried, with `{work: {bits}}` where
   *   `bits` were given.
   */
  demand(caller: CaptchaCaller, answer: CaptchaAnswer, bits?: number): Promise<void>;
}

export function createCaptchaGate(config: PlatformConfig): CaptchaGate {
  return {
    always: siteId => captchaRuleOf(config, siteId).always,
    async demand(caller, answer, bits) {
      if (captchaRuleOf(config, caller.site.id).kind === 'off') return;
      if (answer.codeId !== '' && (await isRight(caller, answer, bits ?? 0))) return;
      const picture = answer.codeId !== '' && answer.kaptchcate === 1;
      throw new Refusal(picture ? 'graphic-verification' : 'rapid-verification', {
        data: bits === undefined ? undefined : { work: { bits } },
      });
    },
  };
}

async function isRight(
  { site, deviceId, db, clock }: CaptchaCaller,
  { codeId: id, kaptchcate, code }: CaptchaAnswer,
  bits: number,
): Promise<boolean> {
  const which = { id, siteId: site.id, deviceId, kind: kaptchcate === 1 ? 'picture' : 'pass' } as const;
  const captcha = await takeCaptcha(db, which, clock.now());
  if (captcha === undefined || captcha.bits < bits) return false;
  if (which.kind === 'pass') return captcha.solution === tokenHash(code);
  const { letters, nonce } = readPictureAnswer(code);
  return captcha.solution === letters && isWorkDone(id, nonce, captcha.bits);
}
