import { defineFeature, defineRoute, paths } from '@lobby/feature';
import { fairnessMessages } from './fairness/messages/index.ts';
import { HotMatches } from './hot-matches/hot-matches.tsx';
import { sportsbookMessages } from './messages/index.ts';

/**
 * The sportsbook, for members and, where the brand lets them look, visitors; the public fairness page; the matches of
 * the home page.
 */
export const sportsbookFeature = defineFeature({
  id: 'sportsbook',
  routes: [
    defineRoute({
      path: paths.game.sport.pattern,
      title: 'sportsbook.title',
      texts: sportsbookMessages,
      layout: 'main',
      access: 'member',
      openToVisitors: switches => switches.visitorsMayLook,
      load: () => import('./browse/sportsbook.screen.tsx'),
    }),
    defineRoute({
      path: paths.fairness.pattern,
      title: 'fairness.title',
      texts: fairnessMessages,
      layout: 'main',
      access: 'public',
      load: () => import('./late-screens.ts').then(late => late.loadFairness()),
    }),
  ],
  slots: { hotMatches: HotMatches },
});
