import type { CaptchaNeeded } from '@lobby/api/captcha';
import { isCaptchaNeeded } from '@lobby/api/captcha';
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
import type { CaptchaRequest } from './waiting.ts';
import { askedWork } from './work/asked-work.ts';

/** The parameters of a puzzle request. */
type Puzzling = Omit<CaptchaRequest, 'captchaId'>;

/** What became of a call that may ask for a captcha: its own answer, or why there is none. */
export type CaptchaResult<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'captcha'; readonly problem: CaptchaProblem }
  | { readonly kind: 'given-up' };

export interface Captcha {
  /**
   * Makes a call; when the answer requires a captcha, shows it and repeats the call with the proof. `prefer:
   * 'graphic'` shows the picture even where a slider is required: the server accepts either.
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
    /** Asks the member. A slider is the brand's own or GeeTest; a picture is always ours. */
    const solve = (kind: CaptchaKind, signal: AbortSignal, about: Puzzling): Promise<CaptchaOutcome> => {
      if (kind === 'graphic') return inADialog(store, graphicDialog, about).solve(signal);
      if (brand.captcha.kind === 'geetest') return geetest(brand.captcha).solve(signal);
      return inADialog(store, sliderDialog, about).solve(signal);
    };
    const withCaptcha: Captcha['withCaptcha'] = async (attempt, { signal, prefer }) => {
      const first = await attempt(noCaptcha);
      if (!isCaptchaNeeded(first)) return { kind: 'answer', answer: first };
      let bits = askedWork(first.data);
      let outcome = await solve(prefer ?? first.captcha, signal, { bits });
      while (outcome.kind === 'solved') {
        const { proof } = outcome;
        const answer = await attempt(proof);
        if (!isCaptchaNeeded(answer)) return { kind: 'answer', answer };
        const asked = askedWork(answer.data);
        const dearer = asked !== undefined && bits !== undefined && asked > bits;
        bits = asked ?? bits;
        // A slider has one try, unless it was solved and only the price has risen meanwhile. Misread characters
        // may be read again: each turn is the member's own.
        if (proof.kaptchcate === 0 && !dearer) return { kind: 'captcha', problem: { stage: 'captcha' } };
        const kind = proof.kaptchcate === 0 ? 'rapid' : 'graphic';
        outcome = await solve(kind, signal, { bits, ...(dearer ? {} : { wrong: true }) });
      }
      return outcome.kind === 'failed' ? { kind: 'captcha', problem: outcome.problem } : outcome;
    };
    return { withCaptcha };
  }, [brand, store, geetest]);
}
