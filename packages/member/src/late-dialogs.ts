import { withTexts } from '@lobby/i18n';
import { confirmMessages } from '@lobby/verification/confirm/messages';
import { verificationMessages } from '@lobby/verification/messages';
import { profileMessages } from './profile/messages/index.ts';
import { securityMessages } from './security/messages/index.ts';

/** The dialogs, as `late-screens.ts` lists the screens; a list of their own, because screens open them. */
export const loadBirthday = withTexts(() => import('./birthday/birthday.container.tsx'), profileMessages);

export const loadAvatars = withTexts(() => import('./avatars/avatars.container.tsx'), profileMessages);

export const loadBindContact = withTexts(
  () => import('./bind-contact/bind-contact.container.tsx'),
  securityMessages,
  confirmMessages,
  verificationMessages,
);

export const loadBindRealName = withTexts(
  () => import('./bind-real-name/bind-real-name.container.tsx'),
  securityMessages,
  verificationMessages,
);

export const loadChangePasskeys = withTexts(
  () => import('./passkeys/change-passkeys/change-passkeys.container.tsx'),
  securityMessages,
  confirmMessages,
  verificationMessages,
);

export const loadChangePassword = withTexts(
  () => import('./change-password/change-password.container.tsx'),
  securityMessages,
  confirmMessages,
  verificationMessages,
);
