import {
  intervalOf,
  intervalPeriods,
  isHalfOrFull,
  isOfBothHalves,
  type Market,
  type MarketKind,
  marketByWtype,
  type Period,
  quarterOf,
  quarterPeriods,
} from '@lobby/betting';
import type { OfferedLine } from '../feed/match-feed.ts';

/** One line of a market of the match page. */
export interface OfferedMarket {
  readonly gid: string;
  readonly market: Market;
}

/**
 * What one card of the page offers: all lines of a kind of market in one period, the main line and its alternates; or
 * that of every quarter of an hour.
 */
export interface OfferedCard {
  readonly id: string;
  readonly kind: MarketKind;
  /** Of several quarters of an hour the first that is offered. */
  readonly period: Period;
  /** Of the winner of a set: which. */
  readonly set?: number;
  readonly lines: readonly OfferedMarket[];
}

/** How the member narrows the page. */
export type CardFilter = 'all' | 'main' | 'result' | 'score' | 'goals' | 'half' | 'quarters' | 'intervals';

export const cardFilters: readonly CardFilter[] = [
  'all',
  'main',
  'result',
  'score',
  'goals',
  'half',
  'quarters',
  'intervals',
];

/** In the order of the page. */
const order: readonly MarketKind[] = [
  'handicap',
  'total',
  '1x2',
  'set-handicap',
  'set-winner',
  'set-score',
  'double-chance',
  'draw-no-bet',
  'home-total',
  'away-total',
  'correct-score',
  'total-goals',
  'next-goal',
  'both-score',
  'clean-sheet',
  'win-to-nil',
  'odd-even',
  'half-full',
  'winning-margin',
  'most-goals-half',
  'score-both-halves',
  'win-either-half',
  'win-both-halves',
];

const ofFilter: Readonly<Record<'main' | 'result' | 'score' | 'goals', readonly MarketKind[]>> = {
  main: ['handicap', 'total', 'set-handicap'],
  result: [
    '1x2',
    'double-chance',
    'draw-no-bet',
    'win-to-nil',
    'winning-margin',
    'set-handicap',
    'set-winner',
    'win-either-half',
    'win-both-halves',
  ],
  score: ['correct-score', 'set-score', 'half-full', 'winning-margin'],
  goals: [
    'total',
    'home-total',
    'away-total',
    'total-goals',
    'next-goal',
    'both-score',
    'clean-sheet',
    'odd-even',
    'most-goals-half',
    'score-both-halves',
  ],
};

/** What the match offers, by kind of market and period: full time before first half within each kind, quarters at the end. */
export function cardsOf(offered: readonly Pick<OfferedLine, 'gid' | 'wtypes'>[]): readonly OfferedCard[] {
  const lines = offered.flatMap(({ gid, wtypes }) =>
    wtypes.flatMap(wtype => {
      const market = marketByWtype(wtype);
      return market ? [{ gid, market }] : [];
    }),
  );
  return groups
    .flatMap(periods =>
      order.flatMap(kind => {
        const ofKind = lines.filter(({ market }) => market.kind === kind && periods.includes(market.period));
        const [period = 'full'] = periods.filter(each => ofKind.some(({ market }) => market.period === each));
        const name = intervalOf(period) === undefined ? period : 'intervals';
        const sets = [...new Set(ofKind.map(({ market }) => market.set))];
        return sets.map(set => ({
          id: set === undefined ? `${kind}-${name}` : `${kind}-${name}-${set}`,
          kind,
          period,
          ...(set !== undefined && { set }),
          lines: ofKind.filter(({ market }) => market.set === set),
        }));
      }),
    )
    .filter(card => card.lines.length > 0)
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** Periods that share a card of each kind of market. */
const groups: readonly (readonly Period[])[] = [
  ...(['full', 'half', ...quarterPeriods] as const).map(period => [period]),
  intervalPeriods,
];

/** Quarters one after the other, and quarters of an hour together, below everything that is of more than one. */
function placeOf({ kind, period }: OfferedCard): number {
  const part = quarterOf(period) ?? (intervalOf(period) === undefined ? 0 : 1);
  return part * order.length + order.indexOf(kind);
}

/** Whether a card matches a filter. Those of quarters, of a match or an hour, are in a filter of their own alone. */
export function isInFilter({ kind, period }: OfferedCard, filter: CardFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'half':
      return period === 'half' || isOfBothHalves(kind);
    case 'quarters':
      return quarterOf(period) !== undefined;
    case 'intervals':
      return intervalOf(period) !== undefined;
    default:
      return isHalfOrFull(period) && ofFilter[filter].includes(kind);
  }
}

/** Cards that stand in two columns, or one that is too wide for a column. */
export interface MarketBand {
  /** The same while markets open and close. */
  readonly id: string;
  readonly isWide: boolean;
  readonly cards: readonly OfferedCard[];
}

/**
 * The page from top to bottom: pinned cards, what comes before the wide cards, the wide cards, and what comes after them.
 * @param pinned ids of cards.
 */
export function bandsOf(
  cards: readonly OfferedCard[],
  pinned: readonly string[] = [],
): readonly MarketBand[] {
  const first = cards.filter(({ id }) => pinned.includes(id));
  const rest = cards.filter(({ id }) => !pinned.includes(id));
  const named = bandsInOrder(first).map(band => ({ ...band, id: `pinned ${band.id}` }));
  return [...named, ...bandsInOrder(rest)];
}

function bandsInOrder(cards: readonly OfferedCard[]): readonly MarketBand[] {
  const bandOf = ({ id, kind, period }: OfferedCard) => {
    if (quarterOf(period) !== undefined) return 'quarters';
    if (intervalOf(period) !== undefined) return 'below';
    if (kind === 'correct-score') return id;
    return order.indexOf(kind) < order.indexOf('correct-score') ? 'above' : 'below';
  };
  const ids = [...new Set(cards.map(bandOf))];
  return ids.map(id => {
    const inBand = cards.filter(card => bandOf(card) === id);
    return { id, isWide: inBand[0]?.id === id, cards: inBand };
  });
}
