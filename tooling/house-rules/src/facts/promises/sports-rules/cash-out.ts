import type { PagePromises } from '../types.ts';

const betting = 'packages/betting/src';
const book = 'platform/sportsbook/src';

/** The sale of tickets. */
export const cashOutRules: PagePromises = {
  '单注、串关、组合（M串N）与同场串关在盘口开放时': [
    [`${book}/cash-out/prices.test.ts`, 'is hidden for a named reason'],
    [
      `${book}/cash-out/sales.test.ts`,
      'of a part that pays less than a yuan is refused, and nothing changes',
    ],
    [`${book}/cash-out/same-match.test.ts`, 'is sold for its joint chance less one margin, and only once'],
  ],
  不逐项扣除: [
    [`${book}/cash-out/prices.test.ts`, 'before the match is its value less four percent'],
    [`${book}/cash-out/prices.test.ts`, 'counts a leg in play as lost that hardly wins any more'],
    [`${book}/cash-out/prices.test.ts`, 'is the same share of the fair value for a fresh single, a series'],
    [`${betting}/tickets/cash-out.test.ts`, 'is its average return less the margin, rounded half up'],
    [`${book}/cash-out/leg-returns.ts`, 'what they add is not bought back'],
  ],
  您可以设定自动兑现: [
    [
      `${book}/cash-out/automatic/orders.test.ts`,
      'sells at the offer of the moment once, never below what was',
    ],
    [
      `${book}/cash-out/automatic/orders.test.ts`,
      'waits as a sale by hand does, and cannot be changed meanwhile',
    ],
    [
      `${book}/cash-out/automatic/orders.test.ts`,
      'ends when the ticket is sold by hand, in part too, and when',
    ],
  ],
  滚球中的提前结算须等待: [
    [`${book}/cash-out/waiting.test.ts`, 'waits as a bet does, with nothing moved, and is then paid'],
    [`${book}/cash-out/waiting.test.ts`, 'is refused when the operator or the match does something'],
    [`${book}/cash-out/sales.test.ts`, 'of a part leaves the rest, which wins in proportion'],
  ],
};
