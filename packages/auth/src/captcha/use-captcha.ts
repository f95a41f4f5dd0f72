import type { CaptchaNeeded } from '@lobby/api-client/endpoints';
import { isCaptchaNeeded } from '@lobby/api-client/endpoints/access';
import { useBrand } from '@lobby/brand-kit';
import type { StateWithDialogs } from '@lobby/dialogs';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import {
  type CaptchaKind,
  type CaptchaOutcome,
  type CaptchaProblem,
  type CaptchaProof,
  noCaptcha,
} from './captcha.ts';
import { useGeetest } from './geetest/use-geetest.ts';
import { graphicDialog } from './graphic/graphic.dialog.ts';
import { inADialog } from './in-a-dialog.ts';
import { sliderDialog } from './slider/slider.dialog.ts';

/** What became of a call that may ask for a captcha: its own answer, or why there is none. */
export type CaptchaResult<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'captcha'; readonly problem: CaptchaProblem }
  | { readonly kind: 'given-up' };

export interface Captcha {
  /** Asks the member. A slider is the brand's own or GeeTest; a picture is always ours. Never rejects. */
  solveCaptcha(kind: CaptchaKind, signal: AbortSignal): Promise<CaptchaOutcome>;
  /**
   * Makes a call; when it is answered with a captcha, asks the member and makes it again with the proof.
   * `prefer: 'graphic'` shows the picture even where a slider was asked for: the platform takes either.
   */
  withCaptcha<Answer>(
    attempt: (proof: CaptchaProof) => Promise<Answer | CaptchaNeeded>,
    options: { readonly signal: AbortSignal; readonly prefer?: 'graphic' },
  ): Promise<CaptchaResult<Answer>>;
}

/** The captchas of this brand. */
export function useCaptcha(): Captcha {
  const brand = useBrand();
  const store = useStore<StateWithDialogs>();
  const geetest = useGeetest();

  return useMemo(() => {
    const picture = (signal: AbortSignal, wrong: boolean) =>
      inADialog(store, graphicDialog, { wrong }).solve(signal);
    const solveCaptcha: Captcha['solveCaptcha'] = (kind, signal) => {
      if (kind === 'graphic') return picture(signal, false);
      if (brand.captcha.kind === 'geetest') return geetest(brand.captcha).solve(signal);
      return inADialog(store, sliderDialog).solve(signal);
    };
    const withCaptcha: Captcha['withCaptcha'] = async (attempt, { signal, prefer }) => {
      const first = await attempt(noCaptcha);
      if (!isCaptchaNeeded(first)) return { kind: 'answer', answer: first };
      let outcome = await solveCaptcha(prefer ?? first.captcha, signal);
      while (outcome.kind === 'solved') {
        const { proof } = outcome;
        const answer = await attempt(proof);
        if (!isCaptchaNeeded(answer)) return { kind: 'answer', answer };
        // A slider has one try. Misread characters may be read again: each turn is the member's own.
        if (proof.kaptchcate === 0) return { kind: 'captcha', problem: { stage: 'captcha' } };
        outcome = await picture(signal, true);
      }
      return outcome.kind === 'failed' ? { kind: 'captcha', problem: outcome.problem } : outcome;
    };
    return { solveCaptcha, withCaptcha };
  }, [brand, store, geetest]);
}
