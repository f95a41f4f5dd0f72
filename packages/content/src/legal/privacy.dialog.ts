import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { contentMessages } from '../messages/index.ts';

/** The privacy rules, over whatever asked for them. */
export const privacyDialog = defineDialog(
  'content/privacy',
  withTexts(() => import('./privacy.view.tsx'), contentMessages),
);
