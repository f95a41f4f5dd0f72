import { contentMessages } from './messages/index.ts';

/** Pages of words, public: terms, privacy, about, how sports bets settle, safer gambling. */
export const contentFeature = {
  id: 'content',
  routes: [
    {
      path: '/app/help/gztk',
      title: 'content.terms.title',
      layout: 'main',
      load: () => import('./pages/terms.screen.tsx'),
    },
    {
      path: '/app/help/ysgz',
      title: 'content.privacy.title',
      layout: 'main',
      load: () => import('./pages/privacy.screen.tsx'),
    },
    {
      path: '/app/help/gywm',
      title: 'content.about.title',
      layout: 'main',
      load: () => import('./pages/about.screen.tsx'),
    },
    {
      path: '/app/help/tywt',
      title: 'content.sportsRules.title',
      layout: 'main',
      load: () => import('./pages/sports-rules.screen.tsx'),
    },
    {
      path: '/app/help/bczr',
      title: 'content.saferGambling.title',
      layout: 'main',
      load: () => import('./pages/safer-gambling.screen.tsx'),
    },
  ],
  texts: contentMessages,
} as const;
