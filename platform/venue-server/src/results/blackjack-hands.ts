import { type Card, type GameEvent, totalOf } from '@lobby/games';
import type { ResultPart } from './told-result.ts';
import type { ResultWords } from './words-of.ts';

const wins: ReadonlySet<string> = new Set(['natural', 'win']);

/** The hands of a round of twenty-one in the end, each with its total and how it ended, and then the dealer's. */
export function blackjackHands(events: readonly GameEvent[], words: ResultWords): ResultPart[] {
  const hands = handsOf(events);
  const points = (cards: readonly Card[]) => {
    const { total, isSoft } = totalOf(cards);
    return words.both(language => words.blackjack(language).points(total, isSoft));
  };
  const own = events.flatMap((event): ResultPart[] => {
    if (event.type !== 'hand-end') return [];
    const cards = hands[event.hand] ?? [];
    const worth = points(cards);
    return [
      {
        kind: 'hand',
        name: words.both(language => {
          const { player, handOf } = words.blackjack(language);
          return hands.length > 1 ? handOf(event.hand) : player;
        }),
        cards,
        note: words.both(
          language => `${worth[language]} · ${words.blackjack(language).outcomes[event.outcome]}`,
        ),
        isWinner: wins.has(event.outcome),
      },
    ];
  });
  const dealer = events.find(event => event.type === 'dealer');
  if (!dealer) return own;
  const name = words.both(language => words.blackjack(language).dealer);
  const { cards } = dealer;
  return [...own, { kind: 'hand', name, cards, note: points(cards), isWinner: false }];
}

/** The cards of each hand in the end. */
function handsOf(events: readonly GameEvent[]): readonly (readonly Card[])[] {
  let hands: readonly (readonly Card[])[] = [];
  for (const event of events) {
    if (event.type === 'dealt') hands = [event.player];
    if (event.type === 'split') hands = event.hands;
    if (event.type === 'hit' || event.type === 'double')
      hands = hands.map((cards, at) => (at === event.hand ? [...cards, event.card] : cards));
  }
  return hands;
}
