import { defineDialog } from '@lobby/dialogs';
import { lazyList } from '@lobby/feature';
import type { CaptchaRequest } from '../waiting.ts';

/** Our own slider: a piece is moved into its gap. */
export const sliderDialog = defineDialog<CaptchaRequest>(
  'verification/captcha-slider',
  lazyList(() => import('./slider.lazy.ts'))('slider'),
);
