import { defineFeature, defineRoute, type Path, paths, type Route } from '@lobby/feature';
import { avatarsDialog } from './avatars/avatars.dialog.ts';
import { birthdayDialog } from './birthday/birthday.dialog.ts';
import { type MessageId, memberMessages } from './messages/index.ts';

type Late = typeof import('./late-screens.ts');

const late = () => import('./late-screens.ts');

/** The member area: the frame of its pages, the overview, the profile, the bet record, letters, and feedback. */
export const memberFeature = defineFeature({
  id: 'member',
  routes: [
    page(paths.mine.overview, 'member.overview.title', late => late.loadOverview()),
    page(paths.mine.userInfo, 'member.userInfo.title', late => late.loadProfile()),
    page(paths.mine.betRecord, 'member.betRecord.title', late => late.loadBetRecord()),
    page(paths.mine.message, 'member.letters.title', late => late.loadLetters()),
    page(paths.mine.feedback, 'member.feedback.title', late => late.loadFeedback()),
  ],
  dialogs: [birthdayDialog, avatarsDialog],
  slots: { mineFrame: { texts: memberMessages, load: () => late().then(all => all.loadFrame()) } },
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
