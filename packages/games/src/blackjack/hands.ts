import { type Card, rankOf } from '../cards/cards.ts';

/** What cards are worth: the best total, and whether an ace counts eleven in it. */
export interface Total {
  readonly total: number;
  readonly isSoft: boolean;
}

export function totalOf(cards: readonly Card[]): Total {
  const hard = cards.reduce((sum, card) => sum + Math.min(rankOf(card), 10), 0);
  const isSoft = hard <= 11 && cards.some(card => rankOf(card) === 1);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** 21 with the first two cards. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21;

export type Move = 'hit' | 'stand' | 'double' | 'split';

/** A hand of the player. */
export interface PlayerHand {
  readonly cards: readonly Card[];
  /** Units on it: 2 once it is doubled. */
  readonly units: number;
  readonly isDone: boolean;
}
