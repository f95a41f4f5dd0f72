import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '../../messages/index.ts';
import type { CaptchaRequest } from '../waiting.ts';

/** Graphic verification: a picture whose characters are typed. */
export const graphicDialog = defineDialog<CaptchaRequest>(
  'verification/captcha-graphic',
  withTexts(() => import('./graphic.container.tsx'), verificationMessages),
);
