import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { captchaDialogs } from '@lobby/verification/captcha/dialogs';
import { accountMessages } from './messages/index.ts';
import { followRegistration } from './offer-binding/follow-registration.ts';
import { offerBindingDialog } from './offer-binding/offer-binding.dialog.ts';

const { page, load } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: accountMessages,
  layout: 'mine',
  access: 'member',
});

/** What the site knows of a member and what proves who they are: the profile, security and bindings. */
export const accountFeature = defineFeature({
  id: 'account',
  routes: [
    // What was bound on another device shows here.
    page(paths.mine.userInfo, 'account.profile.title', 'profile', { ignoreCache: true }),
    page(paths.mine.auth, 'account.security.title', 'security', { ignoreCache: true }),
  ],
  dialogs: [offerBindingDialog, ...captchaDialogs],
  lazyDialogs: load('dialogs'),
  listeners: [followRegistration],
  slots: { binding: load('binding') },
});
