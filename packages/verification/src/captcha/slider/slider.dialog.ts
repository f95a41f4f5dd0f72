import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '../../messages/index.ts';
import type { CaptchaRequest } from '../waiting.ts';

/** Our own slider: a piece is moved into its gap. */
export const sliderDialog = defineDialog<CaptchaRequest>(
  'verification/captcha-slider',
  withTexts(() => import('./slider.container.tsx'), verificationMessages),
);
