import type { PagePromises } from '../types.ts';

const betting = 'packages/betting/src';
const book = 'platform/sportsbook/src';

/** Odds, series and systems, and combinations of one match. */
export const ticketRules: PagePromises = {
  '香港盘：可赢': [[`${betting}/grading/settle.test.ts`, '$input.stake at $input.format $input.odds']],
  马来盘与印尼盘为正数时: [
    [`${betting}/grading/settle.test.ts`, '$input.stake at $input.format $input.odds'],
    [`${book}/orders/orders.test.ts`, 'holds the risk of a negative price, not the stake'],
  ],
  在任何赔率格式下都以欧洲盘显示: [[`${book}/orders/orders.test.ts`, 'keeps 1X2 decimal in every format']],
  所下的全部体育注单: [
    [
      `${book}/risk/win-left-today.test.ts`,
      'all bets of a day have one cap, and a sport with a smaller one is counted by itself too',
    ],
    ['packages/content/src/help/examples/cap-list.test.ts', 'has every sport that is offered, and champions'],
    [`${book}/outrights/available-champion-stake.ts`, 'dailyPayoutCap(championType)'],
    [`${book}/risk/wins-today.ts`, "selectFrom('sport_legs as l')"],
  ],
  每美元按: [
    ['packages/betting/src/tickets/payout-caps.ts', 'not a rate of the day'],
    ['packages/content/src/help/examples/cap-list.test.ts', 'in yuan at ¥7.20'],
  ],
  退回的本金不计入: [
    [`${book}/risk/limits.test.ts`, 'is what remains of the daily maximum win of a member'],
    [`${book}/risk/win-left-today.ts`, 'What a member may still win on this day'],
  ],
  项投注合成一注: [
    [`${betting}/slip/series-rules.test.ts`, 'spans seven days, and not a moment more'],
    [`${betting}/slip/series-rules.test.ts`, 'has at most ten legs'],
  ],
  同一场比赛或同一球队的两项: [
    [`${betting}/slip/series-rules.test.ts`, 'does not take one team twice'],
    [`${betting}/slip/series-rules.test.ts`, 'does not take an outright'],
    [`${betting}/slip/series-rules.test.ts`, 'does not take virtual matches with real ones'],
  ],
  'M串N 把 M 项': [
    [`${betting}/tickets/systems.test.ts`, 'has its number of combinations'],
    [`${book}/orders/tickets.test.ts`, 'holds the stake of every combination'],
  ],
  串关与组合每张注单最少: [
    [`${book}/orders/tickets.test.ts`, 'has a least stake of each combination and of all together'],
    [`${book}/orders/tickets.test.ts`, 'refuses a series priced in Malay odds'],
  ],
  同一场足球或虚拟足球比赛的几项投注: [
    [`${betting}/grading/grade-same-match.test.ts`, 'is won exactly when each of its parts is'],
    [`${betting}/grading/grade-same-match.test.ts`, 'with alternatives is won by either of them'],
    [`${book}/page-same-match.test.ts`, 'are quoted as one bet in decimal odds'],
  ],
  只有不会退还本金的选项可以合成: [
    [`${betting}/markets/same-match.test.ts`, 'only picks that win or lose may be combined'],
    [`${book}/page-same-match.test.ts`, 'are refused as %s: %s'],
  ],
  '有备选的，全部输了才算输': [
    [`${betting}/grading/grade-same-match.test.ts`, 'in play counts a handicap from the score of the bet'],
    [`${book}/page-same-match.test.ts`, 'are returned when one of them is void'],
  ],
  '同场串关可以作为一项，与其他比赛的选项组成串关或组合': [
    [
      `${book}/page-same-match-series.test.ts`,
      'a series with a combination of one match wins the product of the prices',
    ],
    [
      `${book}/page-same-match-series.test.ts`,
      'stands in no series with %s, whatever the order and the form',
    ],
  ],
  再四舍五入到分: [
    [`${betting}/tickets/ticket.test.ts`, 'is rounded once, not once for each of its combinations'],
    [`${betting}/tickets/ticket.test.ts`, 'equals the exact sum over all of its combinations'],
  ],
};
