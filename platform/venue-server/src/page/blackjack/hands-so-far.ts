import { type BlackjackEvent, type Card, type HandOutcome, rankOf, totalOf } from '@lobby/games';

/** A hand of the player as far as its events were shown. */
export interface ShownHand {
  readonly cards: readonly Card[];
  readonly isDoubled: boolean;
  readonly isDone: boolean;
  readonly outcome?: HandOutcome;
}

/** What lies on the table. */
export interface ShownTable {
  readonly hands: readonly ShownHand[];
  readonly dealer: readonly Card[];
  /** The dealer's second card lies face down. */
  readonly isHidden: boolean;
}

export const emptyTable: ShownTable = { hands: [], dealer: [], isHidden: false };

/** The table after one event more. */
export function tableAfter(table: ShownTable, event: BlackjackEvent): ShownTable {
  const change = (at: number, to: Partial<ShownHand>): ShownTable => ({
    ...table,
    hands: table.hands.map((hand, index) => (index === at ? { ...hand, ...to } : hand)),
  });
  switch (event.type) {
    case 'dealt':
      return { hands: [fresh(event.player)], dealer: [event.up], isHidden: true };
    case 'hit':
    case 'double': {
      const isDoubled = event.type === 'double';
      const cards = [...(table.hands[event.hand]?.cards ?? []), event.card];
      return change(event.hand, { cards, isDoubled, isDone: isDoubled || event.total >= 21 });
    }
    case 'stand':
      return change(event.hand, { isDone: true });
    case 'split':
      return {
        ...table,
        // Split aces get no more than a card each.
        hands: event.hands.map(cards => ({
          ...fresh(cards),
          isDone: rankOf(cards[0] ?? '') === 1 || is21(cards),
        })),
      };
    case 'dealer':
      return { ...table, dealer: event.cards, isHidden: false };
    case 'hand-end':
      return change(event.hand, { isDone: true, outcome: event.outcome });
    case 'round-end':
      return table;
  }
}

const is21 = (cards: readonly Card[]) => totalOf(cards).total === 21;
const fresh = (cards: readonly Card[]): ShownHand => ({ cards, isDoubled: false, isDone: false });

/** The hand whose turn it is while the round waits; -1: none. */
export const turnOf = ({ hands }: ShownTable): number => hands.findIndex(({ isDone }) => !isDone);
