import type { Fen } from '@lobby/money';
import type { GameCategory } from './categories.ts';

/** How much of a category's valid turnover counts, per cent; a category that is not named counts nothing. */
export type Weights = Readonly<Partial<Record<GameCategory, number>>>;

/** What has to be staked before money may leave: opened by a deposit or a bonus, its terms as they were then. */
export interface Requirement {
  readonly id: string;
  /** ms since the epoch; bets placed before it do not count. */
  readonly openedAt: number;
  /** ms; bets settled from then on do not count. Absent: it ends when it is filled. */
  readonly until?: number;
  /** Fen of counted turnover: base × multiple. */
  readonly need: Fen;
  readonly weights: Weights;
  /** Filled after all others: a gift that waits for it keeps no money of its member from leaving. */
  readonly comesLast?: boolean;
}

/** A settled bet, as far as requirements go. */
export interface CountedBet {
  readonly id: string;
  readonly category: GameCategory;
  readonly placedAt: number;
  /** ms */
  readonly settledAt: number;
  /** Fen of valid turnover. */
  readonly valid: Fen;
}

/** What one bet put into one requirement; as final as a posting until the bet is taken back. */
export interface Portion {
  readonly betId: string;
  readonly requirementId: string;
  /** Fen of the requirement that it filled. */
  readonly counted: Fen;
}

/** The open requirements of a member, and what has gone into them. */
export interface TurnoverBook {
  readonly requirements: readonly Requirement[];
  readonly portions: readonly Portion[];
}

/** Fen that an amount of `base` fen requires; a part of a fen counts as one. @param multiple e.g. 8, or 1.5. */
export function turnoverNeed(base: Fen, multiple: number): Fen {
  return (base * BigInt(Math.round(multiple * 100)) + 99n) / 100n;
}

/** Fen that have gone into a requirement. */
export function filledOf({ portions }: TurnoverBook, requirementId: string): Fen {
  return portions
    .filter(portion => portion.requirementId === requirementId)
    .reduce((sum, portion) => sum + portion.counted, 0n);
}

/** Fen still to be staked, of one requirement or of all. */
export function turnoverLeft(book: TurnoverBook, requirements = book.requirements): Fen {
  return requirements.reduce((sum, { id, need }) => sum + need - filledOf(book, id), 0n);
}

/**
 * Counts a settled bet towards the oldest requirement that was open when it was placed and takes its category; the
 * rest goes to the next. A bet that was counted before counts nothing more.
 * @returns the portions to add to the book.
 */
export function applyBet(book: TurnoverBook, bet: CountedBet): Portion[] {
  if (book.portions.some(portion => portion.betId === bet.id)) return [];
  const oldestFirst = book.requirements.toSorted(
    (a, b) => Number(a.comesLast ?? false) - Number(b.comesLast ?? false) || a.openedAt - b.openedAt,
  );
  const added: Portion[] = [];
  let left = bet.valid;
  for (const { id, openedAt, until = Number.POSITIVE_INFINITY, need, weights } of oldestFirst) {
    const weight = BigInt(weights[bet.category] ?? 0);
    const missing = need - filledOf(book, id);
    if (weight === 0n || bet.placedAt < openedAt || bet.settledAt >= until || missing <= 0n) continue;
    const offered = (left * weight) / 100n;
    const counted = offered < missing ? offered : missing;
    // What is left is valid turnover again, not weighted; all of it is used up where it was not enough.
    left = counted === missing ? left - (counted * 100n + weight - 1n) / weight : 0n;
    if (counted > 0n) added.push({ betId: bet.id, requirementId: id, counted });
    if (left <= 0n) break;
  }
  return added;
}

/** The book without what a bet put in: exactly its own portions are removed, those of other bets stay. */
export function takeBackBet(book: TurnoverBook, betId: string): TurnoverBook {
  return { ...book, portions: book.portions.filter(portion => portion.betId !== betId) };
}
