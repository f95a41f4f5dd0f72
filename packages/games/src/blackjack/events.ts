import type { Card } from '../cards/cards.ts';

export type HandOutcome = 'natural' | 'win' | 'push' | 'lose' | 'bust';

export type BlackjackEvent =
  | { readonly type: 'dealt'; readonly player: readonly Card[]; readonly up: Card; readonly total: number }
  | { readonly type: 'hit' | 'double'; readonly hand: number; readonly card: Card; readonly total: number }
  | { readonly type: 'stand'; readonly hand: number }
  | { readonly type: 'split'; readonly hands: readonly (readonly Card[])[] }
  /** The dealer's hand in the end; its second card is shown only here. */
  | { readonly type: 'dealer'; readonly cards: readonly Card[]; readonly total: number }
  | { readonly type: 'hand-end'; readonly hand: number; readonly outcome: HandOutcome; readonly pays: number }
  | { readonly type: 'round-end'; readonly multiplier: number };
