import { fairnessMessages } from './fairness/messages/index.ts';
import { sportsbookMessages } from './messages/index.ts';

/** The sportsbook as the site composes it: a full-width screen behind the login guard, and the public fairness page. */
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
    {
      path: '/fairness/:ecid?',
      title: 'fairness.title',
      layout: 'main',
      texts: fairnessMessages,
      load: () => import('./fairness/fairness.screen.tsx'),
    },
  ],
  texts: sportsbookMessages,
} as const;
