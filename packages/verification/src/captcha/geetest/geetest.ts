import type { CaptchaOutcome, CaptchaProvider } from '../captcha.ts';
import type { GeetestResult, InitGeetest } from './load-geetest.ts';

export interface GeetestOptions {
  /** GeeTest's public id of this site. */
  readonly captchaId: string;
  /** GeeTest's own names: "zho", "zho-tw". */
  readonly language: string;
  readonly load: () => Promise<InitGeetest>;
  /** Has the platform check the result with GeeTest. Nothing counts before that: there is no failing open. */
  readonly judge: (result: GeetestResult, signal: AbortSignal) => Promise<CaptchaOutcome>;
}

/** GeeTest v4 as a captcha of ours: its own window over the page, its result judged by the platform. */
export function createGeetest({ captchaId, language, load, judge }: GeetestOptions): CaptchaProvider {
  return {
    async solve(signal): Promise<CaptchaOutcome> {
      let init: InitGeetest;
      try {
        init = await load();
      } catch {
        return { kind: 'failed', problem: { stage: 'captcha' } };
      }
      if (signal.aborted) return { kind: 'given-up' };
      const result = await show(init, { captchaId, language }, signal);
      return 'lot_number' in result ? judge(result, signal) : result;
    },
  };
}

/** Shows GeeTest's window until it was passed, closed, or broke. */
function show(
  init: InitGeetest,
  settings: { captchaId: string; language: string },
  signal: AbortSignal,
): Promise<GeetestResult | CaptchaOutcome> {
  return new Promise(resolve => {
    init({ ...settings, product: 'bind' }, captcha => {
      const end = (result: GeetestResult | CaptchaOutcome) => {
        signal.removeEventListener('abort', giveUp);
        resolve(result);
        captcha.destroy();
      };
      const giveUp = () => end({ kind: 'given-up' });
      const broke = () => end({ kind: 'failed', problem: { stage: 'captcha' } });
      signal.addEventListener('abort', giveUp);
      captcha
        .onReady(() => captcha.showCaptcha())
        .onSuccess(() => {
          const result = captcha.getValidate();
          if (result) end(result);
          else broke();
        })
        .onError(broke)
        .onClose(giveUp);
    });
  });
}
