import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { contentMessages } from '../messages/index.ts';

/** The rules and terms, over whatever asked for them. */
export const termsDialog = defineDialog(
  'content/terms',
  withTexts(() => import('./terms.view.tsx'), contentMessages),
);
