import type { DrawStream } from '@lobby/draws';

/** A card, suit and rank: "SA" is the ace of spades, "HT" the ten of hearts. Suits fall from spades on. */
export type Card = string;

const suits = ['S', 'H', 'C', 'D'];
const ranks = [...'A23456789TJQK'];

/** 52 cards in their order. */
export const deck: readonly Card[] = suits.flatMap(suit => ranks.map(rank => suit + rank));

/** 1 (ace) to 13 (king). */
export const rankOf = (card: Card): number => ranks.indexOf(card[1] ?? '') + 1;

/** 3 (spades), 2 (hearts), 1 (clubs), 0 (diamonds). */
export const suitOf = (card: Card): number => 3 - suits.indexOf(card[0] ?? '');

/** Deals from freshly mixed decks, a draw a card: Fisher and Yates from the top, as `shuffled` of the draws. */
export function dealer(decks: number, stream: DrawStream): () => Card {
  /** Cards that took the place of a dealt one; all others lie where they lay. */
  const moved = new Map<number, Card>();
  const cardAt = (at: number) => moved.get(at) ?? deck[at % 52]!;
  let left = 52 * decks;
  return () => {
    const at = stream.below(left);
    const card = cardAt(at);
    left--;
    moved.set(at, cardAt(left));
    return card;
  };
}
