import { defineDialog } from '@lobby/dialogs';
import { lazyList } from '@lobby/feature';

/** A legal text to agree to, over the dialog that asks for it. */
export const legalTextDialog = defineDialog<{ readonly text: 'terms' | 'privacy' }>(
  'content/legal-text',
  lazyList(() => import('../lazy-screens.ts'))('legalText'),
);
