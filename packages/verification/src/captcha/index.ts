export type { CaptchaProblem, CaptchaProof } from './captcha.ts';
export { useCaptchaWords } from './captcha-words.tsx';
export { type Captcha, useCaptcha } from './use-captcha.ts';
