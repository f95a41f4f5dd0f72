import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { authMessages } from '../messages/index.ts';

/** The dialog with its words; not in the list of `lazy-dialogs.ts`, because it opens a dialog of that list. */
export default {
  verifyDevice: withTexts(() => import('./verify-device.container.tsx'), authMessages, verificationMessages),
};
