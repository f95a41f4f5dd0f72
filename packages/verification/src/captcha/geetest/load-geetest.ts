/** The little we use of GeeTest v4's script. */
export interface GeetestCaptcha {
  onReady(then: () => void): GeetestCaptcha;
  onSuccess(then: () => void): GeetestCaptcha;
  onError(then: (error: unknown) => void): GeetestCaptcha;
  onClose(then: () => void): GeetestCaptcha;
  showCaptcha(): void;
  /** False until it was passed. */
  getValidate(): GeetestResult | false;
  destroy(): void;
}

/** What a passed GeeTest hands out, for the platform to check. */
export interface GeetestResult {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

export type InitGeetest = (
  settings: { captchaId: string; product: 'bind'; language: string },
  ready: (captcha: GeetestCaptcha) => void,
) => void;

declare global {
  interface Window {
    initGeetest4?: InitGeetest;
  }
}

/** The path of the script on its origin. */
export const GEETEST_PATH = '/v4/gt4.js';

let loading: Promise<InitGeetest> | undefined;

/**
 * Fetches GeeTest's script, once, when it is first needed; a failed try may be repeated.
 * Rejects when the script does not come, or is not GeeTest's.
 */
export function loadGeetest(scriptOrigin: string): Promise<InitGeetest> {
  loading ??= fetchScript(scriptOrigin + GEETEST_PATH).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchScript(src: string): Promise<InitGeetest> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => {
      if (window.initGeetest4) resolve(window.initGeetest4);
      else reject(new Error(`${src} was fetched, but it is not GeeTest v4: initGeetest4 is missing.`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be fetched; look at the brand’s captcha.scriptOrigin.`));
    };
    document.head.append(script);
  });
}
