import { sportsbookMessages } from './messages/index.ts';

/** The sportsbook as the site composes it: one full-width screen behind the login guard. */
export const sportsbookFeature = {
  id: 'sportsbook',
  routes: [
    {
      path: '/game/sport/:enName',
      title: 'sportsbook.title',
      layout: 'full',
      requiresAuth: true,
      load: () => import('./browse/sportsbook.screen.tsx'),
    },
  ],
  texts: sportsbookMessages,
} as const;
