import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { authMessages } from '../messages/index.ts';

/** The privacy rules, over whatever asked for them. */
export const privacyDialog = defineDialog(
  'auth/privacy',
  withTexts(() => import('./privacy.view.tsx'), authMessages),
);
