import { withTexts } from '@lobby/i18n';
import { betHistoryMessages } from './messages/index.ts';

/** What is fetched on demand, each in a chunk of its own. */
export default {
  betHistory: () => import('./history/bet-history.screen.tsx'),
  shownBet: () => import('./shown-bet/shown-bet.screen.tsx'),
  recentBets: withTexts(() => import('./recent-bets/recent-bets.container.tsx'), betHistoryMessages),
};
