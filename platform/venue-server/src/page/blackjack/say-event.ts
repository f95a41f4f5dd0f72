import { type BlackjackEvent, type Card, totalOf } from '@lobby/games';
import { cardNames } from '../cards/card-texts.ts';
import type { Language } from '../texts.ts';
import type { ShownTable } from './hands-so-far.ts';
import type { BlackjackTexts } from './texts.ts';

/** What an event is in a sentence, with the table as it is after it; empty for one that says nothing by itself. */
export function sayEvent(
  event: BlackjackEvent,
  table: ShownTable,
  texts: BlackjackTexts,
  language: Language,
): string {
  const names = (cards: readonly Card[]) => cardNames(cards, language);
  const hand = (at: number) => (table.hands.length > 1 ? texts.handOf(at) : '');
  const points = (at: number) => pointsOf(table.hands[at]?.cards ?? [], texts);
  switch (event.type) {
    case 'dealt':
      return texts.dealt(names(event.player), points(0), names([event.up]));
    case 'hit':
    case 'double':
      return texts[event.type](hand(event.hand), names([event.card]), points(event.hand));
    case 'stand':
      return texts.stand(hand(event.hand));
    case 'split':
      return texts.split(
        ...(event.hands.map((cards, at) => `${names(cards)}，${points(at)}`) as [string, string]),
      );
    case 'dealer':
      return texts.dealerHas(names(event.cards), pointsOf(event.cards, texts));
    case 'hand-end':
      return `${hand(event.hand)}${texts.outcomes[event.outcome]}`;
    case 'round-end':
      return '';
  }
}

/** "软 17 点", "23 点，爆牌". */
export function pointsOf(cards: readonly Card[], texts: BlackjackTexts): string {
  const { total, isSoft } = totalOf(cards);
  return texts.points(total, isSoft && total < 21) + (total > 21 ? texts.busted : '');
}
