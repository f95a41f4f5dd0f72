import { isOfBothHalves, type Market, type MarketKind } from './market.ts';
import { quarterOf } from './periods.ts';
import { sameMatchGroups } from './same-match.ts';

/** What a feed or an operator stops together. One of the first half or of a quarter is in its group and in that of its kind. */
export const marketGroups = ['handicap', 'total', 'result', 'score', 'sides', 'half', 'quarters'] as const;

export type MarketGroup = (typeof marketGroups)[number];

const groupOfKind: Record<Exclude<MarketKind, 'same-match'>, MarketGroup> = {
  handicap: 'handicap',
  'set-handicap': 'handicap',
  total: 'total',
  '1x2': 'result',
  'double-chance': 'result',
  'draw-no-bet': 'result',
  'half-full': 'result',
  'set-winner': 'result',
  'winning-margin': 'score',
  'correct-score': 'score',
  'set-score': 'score',
  'total-goals': 'score',
  'odd-even': 'score',
  'both-score': 'sides',
  'home-total': 'sides',
  'away-total': 'sides',
  'clean-sheet': 'sides',
  'win-to-nil': 'sides',
  'next-goal': 'sides',
  'most-goals-half': 'score',
  'score-both-halves': 'sides',
  'win-either-half': 'result',
  'win-both-halves': 'result',
};

/** The groups of a market. A same-match combination is in those of all its parts. @param rtype of its pick. */
export function groupsOf(market: Pick<Market, 'kind' | 'period'>, rtype = ''): readonly MarketGroup[] {
  if (market.kind === 'same-match')
    return (sameMatchGroups(rtype) ?? []).flat().flatMap(part => groupsOf(part.market));
  const isOfHalf = market.period === 'half' || isOfBothHalves(market.kind);
  const isOfQuarter = quarterOf(market.period) !== undefined;
  return [
    groupOfKind[market.kind],
    ...(isOfHalf ? (['half'] as const) : []),
    ...(isOfQuarter ? (['quarters'] as const) : []),
  ];
}
