import { type Card, rankOf, suitOf } from '../cards/cards.ts';

/** Kinds of five cards, from the lowest: no bull, bull 1 to 9, bull-bull, and four that beat it. */
export const bullKinds = [
  ...['none', 'bull-1', 'bull-2', 'bull-3', 'bull-4', 'bull-5', 'bull-6', 'bull-7', 'bull-8', 'bull-9'],
  ...['bull-bull', 'four-faces', 'five-faces', 'bomb', 'five-small'],
] as const;

export type BullKind =
  | 'none'
  | `bull-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'bull-bull'
  | 'four-faces'
  | 'five-faces'
  | 'bomb'
  | 'five-small';

/** The kind of five ranks, 1 to 13. Ten and the faces count ten. */
export function bullOf(ranks: readonly number[]): BullKind {
  const sum = ranks.reduce((so, rank) => so + rank, 0);
  if (ranks.every(rank => rank < 5) && sum <= 10) return 'five-small';
  if (ranks.some(rank => ranks.filter(other => other === rank).length === 4)) return 'bomb';
  const faces = ranks.filter(rank => rank > 10).length;
  if (faces === 5) return 'five-faces';
  if (faces === 4 && ranks.includes(10)) return 'four-faces';
  return bullInTens(ranks.map(rank => Math.min(rank, 10)));
}

/** Three cards that make tens leave two, whose last digit is the bull. */
function bullInTens(counts: readonly number[]): BullKind {
  const total = counts.reduce((sum, count) => sum + count, 0);
  for (let one = 0; one < 5; one++) {
    for (let other = one + 1; other < 5; other++) {
      const two = counts[one]! + counts[other]!;
      if ((total - two) % 10 === 0) return two % 10 === 0 ? 'bull-bull' : (`bull-${two % 10}` as BullKind);
    }
  }
  return 'none';
}

/** Whether one hand beats another of the same deck: by kind, then by its top card, then by that card's suit. */
export function beats(one: readonly Card[], other: readonly Card[]): boolean {
  return strength(one) > strength(other);
}

function strength(hand: readonly Card[]): number {
  const kind = (bullKinds as readonly string[]).indexOf(bullOf(hand.map(rankOf)));
  return kind * 100 + Math.max(...hand.map(card => 4 * rankOf(card) + suitOf(card)));
}
