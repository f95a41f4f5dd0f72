import { about } from './about.ts';
import { esports, liveGames, lottery } from './help/halls.ts';
import { bonusRules, deposits, openAccount, transfers, virtualCoins, withdrawals } from './help/money.ts';
import { browsers, otherQuestions, partners, service, trueAddress } from './help/site.ts';
import { bettingGuide, handicapGuide, movedMatches, totalsGuide } from './help/sports.ts';
import { privacy } from './privacy.ts';
import { saferGambling } from './safer-gambling.ts';
import { sportsRules } from './sports-rules/sports-rules.ts';
import { terms } from './terms.ts';
import type { PagePromises } from './types.ts';

/** By the file of the page. */
export const promises: Readonly<Record<string, PagePromises>> = {
  'about.md': about,
  'betting-guide.md': bettingGuide,
  'bonus-rules.md': bonusRules,
  'browsers.md': browsers,
  'deposits.md': deposits,
  'esports.md': esports,
  'handicap-guide.md': handicapGuide,
  'live-games.md': liveGames,
  'lottery.md': lottery,
  'moved-matches.md': movedMatches,
  'open-account.md': openAccount,
  'other-questions.md': otherQuestions,
  'partners.md': partners,
  'privacy.md': privacy,
  'safer-gambling.md': saferGambling,
  'service.md': service,
  'sports-rules.md': sportsRules,
  'terms.md': terms,
  'totals-guide.md': totalsGuide,
  'transfers.md': transfers,
  'true-address.md': trueAddress,
  'virtual-coins.md': virtualCoins,
  'withdrawals.md': withdrawals,
};
