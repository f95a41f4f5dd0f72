import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { contentMessages } from '../messages/index.ts';

/** A legal text to agree to, over the dialog that asks for it. */
export const legalTextDialog = defineDialog<{ readonly text: 'terms' | 'privacy' }>(
  'content/legal-text',
  withTexts(() => import('./legal-text.container.tsx'), contentMessages),
);
