import { defineFeature, defineRoute, type Path, paths, type Route } from '@lobby/feature';
import { captchaDialogs } from '@lobby/verification/captcha/dialogs';
import { bindContactDialog } from './bind-contact/bind-contact.dialog.ts';
import { bindRealNameDialog } from './bind-real-name/bind-real-name.dialog.ts';
import { type MessageId, memberMessages } from './messages/index.ts';
import { followRegistration } from './offer-binding/follow-registration.ts';
import { offerBindingDialog } from './offer-binding/offer-binding.dialog.ts';

type Late = typeof import('./late-screens.ts');

const late = () => import('./late-screens.ts');

/** The member area: its frame, overview, profile, security and bindings, bet record, letters, and feedback. */
export const memberFeature = defineFeature({
  id: 'member',
  routes: [
    page(paths.mine.overview, 'member.overview.title', late => late.loadOverview()),
    page(paths.mine.userInfo, 'member.userInfo.title', late => late.loadProfile()),
    page(paths.mine.auth, 'member.auth.title', late => late.loadSecurity()),
    page(paths.mine.betHistory, 'member.betHistory.title', late => late.loadBetHistory()),
    page(paths.mine.message, 'member.letters.title', late => late.loadLetters()),
    page(paths.mine.introTutorial, 'member.tour.title', late => late.loadTour()),
    page(paths.mine.feedback, 'member.feedback.title', late => late.loadFeedback()),
  ],
  dialogs: [bindContactDialog, bindRealNameDialog, offerBindingDialog, ...captchaDialogs],
  lateDialogs: () => late().then(({ memberDialogs }) => memberDialogs),
  listeners: [followRegistration],
  slots: {
    mineFrame: { texts: memberMessages, load: () => late().then(all => all.loadFrame()) },
    binding: what =>
      what === 'phone' ? bindContactDialog.open({ contact: what }) : bindRealNameDialog.open(),
  },
});

/** A page of the member area; `load` picks its screen out of those that are fetched on demand. */
function page({ pattern }: Path, title: MessageId, load: (late: Late) => ReturnType<Route['load']>): Route {
  return defineRoute({
    path: pattern,
    title,
    texts: memberMessages,
    layout: 'mine',
    access: 'member',
    load: () => late().then(load),
  });
}
