import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { authMessages } from '../messages/index.ts';

/** The dialog with its words; not in the list of `late.ts`, because it opens a dialog of that list. */
export const loadVerifyDevice = withTexts(
  () => import('./verify-device.container.tsx'),
  authMessages,
  verificationMessages,
);
