import { type BullKind, type Card, rankOf } from '@lobby/games';

/**
 * Five cards in the order in which they are shown: of a bull the three that make tens first, then the two that say which.
 * @returns where the two begin; undefined when the hand is no bull by tens.
 */
export function grouped(
  cards: readonly Card[],
  kind: BullKind,
): { readonly cards: readonly Card[]; readonly apart?: number } {
  if (!kind.startsWith('bull')) return { cards };
  const worth = (card: Card) => Math.min(rankOf(card), 10);
  const total = cards.reduce((sum, card) => sum + worth(card), 0);
  for (const [at, one] of cards.entries())
    for (const other of cards.slice(at + 1))
      if ((total - worth(one) - worth(other)) % 10 === 0)
        return { cards: [...cards.filter(card => card !== one && card !== other), one, other], apart: 3 };
  return { cards };
}
