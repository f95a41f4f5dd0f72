import { isInterval, type Period } from './periods.ts';

export type MarketKind =
  | 'handicap'
  | 'total'
  | '1x2'
  | 'odd-even'
  | 'correct-score'
  | 'total-goals'
  | 'half-full'
  | 'both-score'
  | 'double-chance'
  | 'draw-no-bet'
  | 'home-total'
  | 'away-total'
  | 'clean-sheet'
  | 'win-to-nil'
  | 'winning-margin'
  | 'next-goal'
  | 'most-goals-half'
  | 'score-both-halves'
  | 'win-either-half'
  | 'win-both-halves'
  | 'set-handicap'
  | 'set-winner'
  | 'set-score'
  | 'same-match';

/** Whether a market is only of sports of sets, about the sets themselves. */
export const isOfSets = (kind: MarketKind): boolean =>
  kind === 'set-handicap' || kind === 'set-winner' || kind === 'set-score';

/** Whether a market is over or under a number of goals, of both sides or of one. */
export const isTotal = (kind: MarketKind): boolean =>
  kind === 'total' || kind === 'home-total' || kind === 'away-total';

/** Whether one side of a market starts with goals, points or sets, so that its picks are named by their line. */
export const isHandicap = (kind: MarketKind): boolean => kind === 'handicap' || kind === 'set-handicap';

/** Whether when goals fall decides a market, not only how many: no score tells what it came to. */
export const isOfGoalTimes = ({ kind, period }: Pick<Market, 'kind' | 'period'>): boolean =>
  kind === 'next-goal' || isInterval(period);

const comparing: ReadonlySet<MarketKind> = new Set([
  'most-goals-half',
  'score-both-halves',
  'win-either-half',
  'win-both-halves',
]);

/** Whether a market compares the two halves: what falls in the second decides, not only the final score. */
export const comparesHalves = (kind: MarketKind): boolean => comparing.has(kind);

/** Whether a market needs the score at half-time and the final one. */
export const isOfBothHalves = (kind: MarketKind): boolean => kind === 'half-full' || comparing.has(kind);

/** Whether a market is the main line, or one of the two that stand nearest to it. */
export const isNearLine = ({ alternate }: { readonly alternate?: Alternate }): boolean =>
  alternate === undefined || alternate === 'A' || alternate === 'B';

export type Phase = 'pre' | 'live';

/** Further lines of a handicap or a total, in the order in which they stand nearer to the main line. */
export const alternates = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Alternate = (typeof alternates)[number];

/** One thing that can be backed. */
export interface MarketPick {
  /** H N C · O U · ODD EVEN · "1:0" or OTHER · "0-1" … "7+" · "HN" (half, full; or either) · Y N · "H1" … "C4+" "N" "0:0" (by how much) · 1H N 2H (half); of a combination its rtype. */
  readonly pick: string;
  /** chose_team on the wire: H, N or C; empty where no side is chosen. Over is C, under is H. */
  readonly chose: 'H' | 'N' | 'C' | '';
  readonly rtype: string;
  /** The field of a wire game that carries its price. */
  readonly priceField: string;
}

/** One market of the provider: which fields carry it and what can be picked. */
export interface Market {
  readonly kind: MarketKind;
  readonly period: Period;
  readonly phase: Phase;
  readonly wtype: string;
  /** Of the winner of a set: which, from 1. */
  readonly set?: number;
  /** Of a further line of the match page beside the main one: its letter. */
  readonly alternate?: Alternate;
  /** Of a score of sets: of matches of how many sets at most. */
  readonly bestOf?: number;
  /** The field of a wire game with the line ("0 / 0.5"), or with the number of the next goal; absent for markets without one. */
  readonly lineField?: string;
  /** The field of the side that gives the handicap (H or C). */
  readonly strongField?: string;
  /** A two-way pair follows the member's odds format as a pair; all else is decimal in every format. */
  readonly paired: boolean;
  /** In the order they are shown: home, draw, away; over, under. */
  readonly picks: readonly MarketPick[];
}
