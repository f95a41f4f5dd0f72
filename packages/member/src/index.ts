import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { captchaDialogs } from '@lobby/verification/captcha/dialogs';
import { bindContactDialog } from './bind-contact/bind-contact.dialog.ts';
import { bindRealNameDialog } from './bind-real-name/bind-real-name.dialog.ts';
import { memberMessages } from './messages/index.ts';
import { followRegistration } from './offer-binding/follow-registration.ts';
import { offerBindingDialog } from './offer-binding/offer-binding.dialog.ts';

const { page, load } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: memberMessages,
  layout: 'mine',
  access: 'member',
});

/** The member area: its frame, overview, profile, security and bindings, bet record, letters, and feedback. */
export const memberFeature = defineFeature({
  id: 'member',
  routes: [
    page(paths.mine.overview, 'member.overview.title', 'overview'),
    page(paths.mine.userInfo, 'member.userInfo.title', 'profile'),
    page(paths.mine.auth, 'member.auth.title', 'security'),
    page(paths.mine.betHistory, 'member.betHistory.title', 'betHistory'),
    page(paths.mine.message, 'member.letters.title', 'letters'),
    page(paths.mine.introTutorial, 'member.tour.title', 'tour'),
    page(paths.mine.feedback, 'member.feedback.title', 'feedback'),
  ],
  dialogs: [bindContactDialog, bindRealNameDialog, offerBindingDialog, ...captchaDialogs],
  lazyDialogs: load('dialogs'),
  listeners: [followRegistration],
  slots: {
    mineFrame: { texts: memberMessages, load: load('frame') },
    binding: what =>
      what === 'phone' ? bindContactDialog.open({ contact: what }) : bindRealNameDialog.open(),
  },
});
