import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { fairnessMessages } from './fairness/messages/index.ts';
import { HotMatches } from './hot-matches/hot-matches.tsx';
import { sportsbookMessages } from './messages/index.ts';

const { page, load } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: sportsbookMessages,
  layout: 'main',
  access: 'public',
});

/**
 * The sportsbook, for members and, where the brand lets them look, visitors; the public fairness page; the matches of
 * the home page.
 */
export const sportsbookFeature = defineFeature({
  id: 'sportsbook',
  routes: [
    page(paths.game.sport, 'sportsbook.title', 'sportsbook', {
      access: 'member',
      openToVisitors: switches => switches.visitorsMayLook,
      when: switches => switches.selfRunSports,
    }),
    page(paths.fairness, 'fairness.title', 'fairness', { texts: fairnessMessages }),
  ],
  slots: {
    hotMatches: HotMatches,
    resumeMatch: load('resumeMatch'),
    sharedSlip: load('sharedSlip'),
    findMatches: load('findMatches'),
  },
});
