import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { authMessages } from './messages/index.ts';

/**
 * Dialogs that are seldom opened, each in a chunk of its own with its texts. The list is one more chunk, so that the
 * first page carries one import only. No dialog of the list may open another of it.
 */
export default {
  devices: withTexts(() => import('./devices/devices.container.tsx'), authMessages),
  deviceLimit: withTexts(() => import('./device-limit/device-limit.container.tsx'), authMessages),
  loginRequired: withTexts(() => import('./login-required/login-required.view.tsx'), authMessages),
  recoverPassword: withTexts(
    () => import('./recover-password/recover-password.container.tsx'),
    authMessages,
    verificationMessages,
  ),
};
