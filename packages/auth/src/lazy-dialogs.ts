import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { authMessages } from './messages/index.ts';

/**
 * Dialogs that are seldom opened, each in a chunk of its own with its words. The list is one more chunk, so that the
 * first page of a visit carries one import and not one per dialog. No dialog of the list may open another of it.
 */
export default {
  devices: withTexts(() => import('./devices/devices.container.tsx'), authMessages),
  makeRoom: withTexts(() => import('./make-room/make-room.container.tsx'), authMessages),
  recoverPassword: withTexts(
    () => import('./recover-password/recover-password.container.tsx'),
    authMessages,
    verificationMessages,
  ),
};
