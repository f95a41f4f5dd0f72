import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { betHistoryMessages } from './messages/index.ts';

const { page, load } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: betHistoryMessages,
  layout: 'mine',
  access: 'member',
});

/** The bets of a member: all of them on a page of their own, the last few for the overview; one bet for anybody. */
export const betHistoryFeature = defineFeature({
  id: 'bet-history',
  routes: [
    page(paths.mine.betHistory, 'betHistory.title', 'betHistory'),
    page(paths.bet, 'betHistory.shown.title', 'shownBet', { layout: 'main', access: 'public' }),
  ],
  slots: { recentBets: load('recentBets') },
});
