import { defineFeature, defineRoute, paths } from '@lobby/feature';
import { feedbackMessages } from './feedback/messages/index.ts';
import { memberMessages } from './messages/index.ts';

/** The member area: the bet record, feedback. */
export const memberFeature = defineFeature({
  id: 'member',
  routes: [
    defineRoute({
      path: paths.mine.betRecord.pattern,
      title: 'member.betRecord.title',
      texts: memberMessages,
      layout: 'mine',
      access: 'member',
      load: () => import('./bet-record/bet-record.screen.tsx'),
    }),
    defineRoute({
      path: paths.mine.feedback.pattern,
      title: 'member.feedback.title',
      texts: feedbackMessages,
      layout: 'mine',
      access: 'member',
      load: () => import('./feedback/feedback.screen.tsx'),
    }),
  ],
});
