import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { contentMessages } from '../messages/index.ts';

/** The text that somebody is about to agree to, over whatever asked for it. */
export const legalTextDialog = defineDialog<{ readonly text: 'terms' | 'privacy' }>(
  'content/legal-text',
  withTexts(() => import('./legal-text.container.tsx'), contentMessages),
);
