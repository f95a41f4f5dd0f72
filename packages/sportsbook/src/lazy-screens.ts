import { withTexts } from '@lobby/i18n';
import { sportsbookMessages } from './messages/index.ts';

/**
 * The screens that few visits see: fetched over a chunk of its own, so that the first page carries one import and not the
 * list of everything the screens need.
 */
export default {
  sportsbook: () => import('./screen/sportsbook.screen.tsx'),
  fairness: () => import('./fairness/fairness.screen.tsx'),
  /** Beside the screens: for members on the home page. */
  resumeMatch: withTexts(() => import('./resume/resume-match.tsx'), sportsbookMessages),
  /** For a search of the whole site. */
  findMatches: withTexts(() => import('./find/find-matches.tsx'), sportsbookMessages),
  /** For a card that shows the code of a slip, in a chat room. */
  sharedSlip: withTexts(() => import('./shared-slip/shared-slip-picks.tsx'), sportsbookMessages),
};
