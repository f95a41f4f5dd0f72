import type { PlatformConfig } from '../../config.ts';
import type { Context } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { tokenHash } from '../tokens.ts';
import { captchaRuleOf } from './captcha-rule.ts';
import { takeCaptcha } from './captcha-store.ts';
import { readLetters } from './picture/letters.ts';

/** What came with a call to prove that a person is there. */
export interface CaptchaAnswer {
  /** 0 slider: lot_number and pass. 1 picture: x-code and letters. */
  kaptchcate: 0 | 1;
  codeId: string;
  code: string;
}

/** The part of a call that a captcha is bound to. */
export type CaptchaCaller = Pick<Context, 'site' | 'deviceId' | 'db' | 'clock'>;

/** Asks for proof of a person, the same way wherever one is asked for. */
export interface CaptchaGate {
  /** Whether every login of this site asks. */
  always(siteId: string): boolean;
  /**
   * Uses up the answer of this site and device; nothing is asked where the captcha is off.
   * @throws Refusal 'rapid-verification' without a slider's pass, 'graphic-verification' when the letters are wrong:
   * the member is shown the kind that was tried.
   */
  demand(caller: CaptchaCaller, answer: CaptchaAnswer): Promise<void>;
}

export function createCaptchaGate(config: PlatformConfig): CaptchaGate {
  return {
    always: siteId => captchaRuleOf(config, siteId).always,
    async demand(caller, answer) {
      if (captchaRuleOf(config, caller.site.id).kind === 'off') return;
      if (answer.codeId === '') throw new Refusal('rapid-verification');
      if (await isRight(caller, answer)) return;
      throw new Refusal(answer.kaptchcate === 1 ? 'graphic-verification' : 'rapid-verification');
    },
  };
}

async function isRight(
  { site, deviceId, db, clock }: CaptchaCaller,
  answer: CaptchaAnswer,
): Promise<boolean> {
  const picture = answer.kaptchcate === 1;
  const which = { id: answer.codeId, siteId: site.id, deviceId };
  const taken = await takeCaptcha(db, { ...which, kind: picture ? 'picture' : 'pass' }, clock.now());
  return taken?.solution === (picture ? readLetters(answer.code) : tokenHash(answer.code));
}
