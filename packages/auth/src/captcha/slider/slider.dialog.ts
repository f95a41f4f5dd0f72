import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { authMessages } from '../../messages/index.ts';
import type { CaptchaRequest } from '../waiting.ts';

/** Our own slider: a piece is moved into its gap. */
export const sliderDialog = defineDialog<CaptchaRequest>(
  'auth/captcha-slider',
  withTexts(() => import('./slider.container.tsx'), authMessages),
);
