import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';
import type { Tips } from './tips.view.tsx';

/** The generic tip: words that wait to be read. */
export const tipsDialog = defineDialog<Tips>('site/tips', loadDialog('tips'));
