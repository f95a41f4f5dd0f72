import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { contentMessages } from '../messages/index.ts';

/** The text to be agreed to, above the dialog or page that requested it. */
export const legalTextDialog = defineDialog<{ readonly text: 'terms' | 'privacy' }>(
  'content/legal-text',
  withTexts(() => import('./legal-text.container.tsx'), contentMessages),
);
