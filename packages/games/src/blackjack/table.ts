import { type Card, rankOf } from '../cards/cards.ts';
import type { BlackjackEvent } from './events.ts';
import { isNatural, type Move, type PlayerHand, totalOf } from './hands.ts';

/** A round of twenty-one as far as it is played. */
export interface BlackjackTable {
  readonly hands: readonly PlayerHand[];
  readonly dealer: readonly Card[];
  /** The hand whose turn it is; undefined when the player has nothing more to say. */
  readonly turn?: number;
  readonly events: readonly BlackjackEvent[];
}

type Deal = () => Card;

/** Deals two cards each, in turn. A natural on either side ends the player's turn: the dealer looks before. */
export function beginTable(deal: Deal): BlackjackTable {
  const [first, up, second, hole] = [deal(), deal(), deal(), deal()];
  const cards = [first, second];
  const isOver = isNatural(cards) || isNatural([up, hole]);
  return {
    hands: [{ cards, units: 1, isDone: isOver }],
    dealer: [up, hole],
    turn: isOver ? undefined : 0,
    events: [{ type: 'dealt', player: cards, up, total: totalOf(cards).total }],
  };
}

/** What may be done with the hand whose turn it is. One split, of two cards of a rank; doubling also after it. */
export function openMoves({ hands, turn }: BlackjackTable): readonly Move[] {
  const hand = turn === undefined ? undefined : hands[turn];
  if (hand === undefined) return [];
  const [one, other] = hand.cards;
  const isFirst = hand.cards.length === 2;
  const isPair = isFirst && rankOf(one!) === rankOf(other!);
  return [
    'hit',
    'stand',
    ...(isFirst ? (['double'] as const) : []),
    ...(isPair && hands.length === 1 ? (['split'] as const) : []),
  ];
}

/** Plays a move. @throws RangeError when it is not open; a server asks `Round.open` first. */
export function playMove(table: BlackjackTable, move: Move, deal: Deal): BlackjackTable {
  const { turn } = table;
  if (turn === undefined || !openMoves(table).includes(move)) {
    throw new RangeError(`"${move}" is not open in this round.`);
  }
  if (move === 'split') return split(table, deal);
  const hand = table.hands[turn]!;
  if (move === 'stand') {
    return withHand(table, turn, { ...hand, isDone: true }, { type: 'stand', hand: turn });
  }
  const card = deal();
  const cards = [...hand.cards, card];
  const { total } = totalOf(cards);
  const isDoubled = move === 'double';
  return withHand(
    table,
    turn,
    { cards, units: isDoubled ? 2 : 1, isDone: isDoubled || total >= 21 },
    { type: isDoubled ? 'double' : 'hit', hand: turn, card, total },
  );
}

function withHand(
  table: BlackjackTable,
  at: number,
  hand: PlayerHand,
  event: BlackjackEvent,
): BlackjackTable {
  const hands = table.hands.with(at, hand);
  const next = hands.findIndex(each => !each.isDone);
  return { ...table, hands, turn: next === -1 ? undefined : next, events: [...table.events, event] };
}

/** Each card of the pair gets another; split aces get no more than that. */
function split(table: BlackjackTable, deal: Deal): BlackjackTable {
  const pair = table.hands[0]!.cards;
  const hands = pair.map((card): PlayerHand => {
    const cards = [card, deal()];
    return { cards, units: 1, isDone: rankOf(card) === 1 || totalOf(cards).total === 21 };
  });
  const next = hands.findIndex(each => !each.isDone);
  const shown = { type: 'split' as const, hands: hands.map(({ cards }) => cards) };
  return { ...table, hands, turn: next === -1 ? undefined : next, events: [...table.events, shown] };
}

/** The dealer draws to seventeen and stands on every seventeen, unless no hand is left to beat. */
export function dealerPlays({ hands, dealer }: BlackjackTable, deal: Deal): readonly Card[] {
  const isWaitedFor = hands.some(({ cards }) => totalOf(cards).total <= 21);
  const isOver = hands.length === 1 && isNatural(hands[0]!.cards);
  let cards = dealer;
  while (isWaitedFor && !isOver && totalOf(cards).total < 17) cards = [...cards, deal()];
  return cards;
}
