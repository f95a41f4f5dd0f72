import { defineDialog } from '@lobby/dialogs';
import type { CaptchaRequest } from '../waiting.ts';

/** Graphic verification: a picture whose characters are typed. */
export const graphicDialog = defineDialog<CaptchaRequest>('verification/captcha-graphic', () =>
  import('./graphic.late.ts').then(late => late.loadGraphic()),
);
