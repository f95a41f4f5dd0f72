import type { CaptchaOutcome } from './captcha.ts';

/** The payload of the captcha dialogs: who waits for the outcome. Plain data, as every payload. */
export interface CaptchaRequest {
  readonly captchaId: string;
  /** What was typed for the picture before was not in it. */
  readonly wrong?: boolean;
  /** Zero bits of work that the puzzle has to carry; the platform decides when nothing is said. */
  readonly bits?: number;
}

const waiting = new Map<string, (outcome: CaptchaOutcome) => void>();
let last = 0;

/** Creates a promise that a dialog resolves. The first outcome counts; later ones are ignored. */
export function awaitOutcome(about: Omit<CaptchaRequest, 'captchaId'> = {}): {
  readonly request: CaptchaRequest;
  readonly outcome: Promise<CaptchaOutcome>;
} {
  const captchaId = `captcha-${++last}`;
  const outcome = new Promise<CaptchaOutcome>(resolve => waiting.set(captchaId, resolve));
  return { request: { captchaId, ...about }, outcome };
}

/** Resolves the promise with the outcome. */
export function settle({ captchaId }: CaptchaRequest, outcome: CaptchaOutcome): void {
  waiting.get(captchaId)?.(outcome);
  waiting.delete(captchaId);
}
