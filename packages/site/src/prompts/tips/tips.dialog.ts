import { defineDialog } from '@lobby/dialogs';
import type { Tips } from './tips.view.tsx';

/** The generic tip: words that wait to be read. */
export const tipsDialog = defineDialog<Tips>('site/tips', () =>
  import('../load-prompts.ts').then(late => late.loadTips()),
);
