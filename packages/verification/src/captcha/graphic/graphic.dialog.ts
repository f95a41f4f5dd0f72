import { defineDialog } from '@lobby/dialogs';
import { lazyList } from '@lobby/feature';
import type { CaptchaRequest } from '../waiting.ts';

/** Graphic verification: a picture whose characters are typed. */
export const graphicDialog = defineDialog<CaptchaRequest>(
  'verification/captcha-graphic',
  lazyList(() => import('./graphic.lazy.ts'))('graphic'),
);
