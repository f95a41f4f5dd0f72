import { defineFeature, defineRoute, paths } from '@lobby/feature';
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
      load: () => import('./screens.ts').then(({ betRecord }) => betRecord()),
    }),
    defineRoute({
      path: paths.mine.feedback.pattern,
      title: 'member.feedback.title',
      texts: memberMessages,
      layout: 'mine',
      access: 'member',
      load: () => import('./screens.ts').then(({ feedback }) => feedback()),
    }),
  ],
});
