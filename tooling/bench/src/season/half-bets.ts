import type { MarketPick, Score, TimedGoal } from '@lobby/betting';
import type { Counted, SportCode } from '@lobby/sports';

/** A leg as it is stored, as far as its money goes. */
export interface LegTerms {
  readonly wtype: string;
  readonly rtype: string;
  readonly line: string;
  readonly strong: string;
  readonly price_format: string;
  readonly odds: string;
  readonly score_at_bet: string;
}

/** What is known of a match: a score that is missing was never played. */
export interface FinalScores {
  /** Football where it is absent. */
  readonly gtype?: SportCode;
  readonly counts?: Counted;
  readonly half?: Score;
  readonly full?: Score;
  /** With their times; of a match that was stopped, those before it was. */
  readonly goals?: readonly TimedGoal[];
  readonly quarters?: readonly Score[];
  readonly sets?: readonly Score[];
  /** Of a match that was not finished, when it was stopped in play. */
  readonly reached?: Score;
  readonly played?: number;
  /** Who goes on, of one that a side gave up. */
  readonly winner?: 'H' | 'C';
}

/** A quarter line is two half bets; of every other line both come to the same. */
export type Half = 'won' | 'back' | 'lost';

/** Both halves of a bet that has no line. */
export const both = (isWon: boolean): readonly [Half, Half] => (isWon ? ['won', 'won'] : ['lost', 'lost']);

/** The giving side starts with minus the line. */
export function handicapOf(leg: LegTerms, { pick }: MarketPick, [home, away]: Score): readonly [Half, Half] {
  const start = leg.strong === 'C' ? 1 : -1;
  return linesOf(leg.line, line => (pick === 'H' ? 1 : -1) * (home - away + start * line));
}

/** Over or under a line. */
export function totalOf(leg: LegTerms, { pick }: MarketPick, total: number): readonly [Half, Half] {
  return linesOf(leg.line, line => (pick === 'O' ? 1 : -1) * (total - line));
}

/** A quarter line is printed as its two neighbours, "0.5 / 1"; a whole or half line is both halves. */
function linesOf(text: string, beatenBy: (line: number) => number): readonly [Half, Half] {
  const [low = Number.NaN, high = low] = text.split(' / ').map(Number);
  const half = (line: number): Half => {
    const by = beatenBy(line);
    return by > 0 ? 'won' : by < 0 ? 'lost' : 'back';
  };
  return [half(low), half(high)];
}

/** All of these together. */
export function sum(scores: readonly Score[]): Score {
  const of = (side: 0 | 1) => scores.reduce((all, score) => all + score[side], 0);
  return [of(0), of(1)];
}
