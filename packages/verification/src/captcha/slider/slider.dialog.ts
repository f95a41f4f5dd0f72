import { defineDialog } from '@lobby/dialogs';
import type { CaptchaRequest } from '../waiting.ts';

/** Our own slider: a piece is moved into its gap. */
export const sliderDialog = defineDialog<CaptchaRequest>('verification/captcha-slider', () =>
  import('./slider.late.ts').then(late => late.loadSlider()),
);
