import { memberMessages } from './messages/index.ts';

/** The member area as the site composes it: the bet record. */
export const memberFeature = {
  id: 'member',
  routes: [
    {
      path: '/mine/betRecord',
      title: 'member.betRecord.title',
      layout: 'main',
      requiresAuth: true,
      load: () => import('./bet-record/bet-record.screen.tsx'),
    },
  ],
  texts: memberMessages,
} as const;
