import { withTexts } from '@lobby/i18n';
import { confirmMessages } from '@lobby/verification/confirm/messages';
import { verificationMessages } from '@lobby/verification/messages';
import { profileMessages } from './messages/profile/index.ts';
import { securityMessages } from './messages/security/index.ts';

/** The dialogs, as `lazy-screens.ts` lists the screens; a list of their own, because screens open them. */
export default {
  birthday: withTexts(() => import('./birthday/birthday.container.tsx'), profileMessages),
  avatars: withTexts(() => import('./avatars/avatars.container.tsx'), profileMessages),
  bindContact: withTexts(
    () => import('./bind-contact/bind-contact.container.tsx'),
    securityMessages,
    confirmMessages,
    verificationMessages,
  ),
  changePasskeys: withTexts(
    () => import('./change-passkeys/change-passkeys.container.tsx'),
    securityMessages,
    confirmMessages,
    verificationMessages,
  ),
  changePassword: withTexts(
    () => import('./change-password/change-password.container.tsx'),
    securityMessages,
    confirmMessages,
    verificationMessages,
  ),
};
