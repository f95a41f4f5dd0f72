import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { authMessages } from '../messages/index.ts';

/** The view with its words. In a chunk of its own: the first page of a visit does not name the forty files behind it. */
export default {
  loginRegister: withTexts(
    () => import('./login-register.container.tsx'),
    authMessages,
    verificationMessages,
  ),
};
