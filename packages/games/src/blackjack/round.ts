import type { DrawStream } from '@lobby/draws';
import { type Card, dealer } from '../cards/cards.ts';
import type { Round } from '../game/game.ts';
import type { BlackjackEvent, HandOutcome } from './events.ts';
import { isNatural, type Move, type PlayerHand, totalOf } from './hands.ts';
import { type BlackjackTable, beginTable, dealerPlays, openMoves, playMove } from './table.ts';

/** Twenty-one (二十一点): six decks, the dealer stands on every seventeen, one split, doubling also after it. */
export interface BlackjackRules {
  readonly law: 'blackjack-1';
  readonly decks: number;
  /** What a unit gets back on a natural, in hundredths, itself among them. */
  readonly natural: number;
  /** What the usual best moves return, in hundredths of a percent of the first stake: played, not counted. */
  readonly played: { readonly return: number; readonly hit: number; readonly variance: number };
}

/** The moves so far, in their order. */
export interface Moves {
  readonly moves: readonly Move[];
}

/** The table after some moves, and the shoe that goes on from there. */
export function tableAfter({ decks }: BlackjackRules, stream: DrawStream, moves: readonly Move[]) {
  const deal = dealer(decks, stream);
  const table = moves.reduce((so, move) => playMove(so, move, deal), beginTable(deal));
  return { table, deal };
}

/** The round as a page may see it: as long as a move is open, nothing of the dealer's second card. */
export function roundOf(
  rules: BlackjackRules,
  table: BlackjackTable,
  deal: () => Card,
): Round<BlackjackEvent> {
  const units = table.hands.reduce((sum, hand) => sum + hand.units, 0);
  const open = openMoves(table);
  if (open.length > 0) return { units, multiplier: 0, events: table.events, open };
  const cards = dealerPlays(table, deal);
  const ends = table.hands.map((hand, at) => endOf(rules, hand, at, cards, table.hands.length === 1));
  const multiplier = ends.reduce((sum, { pays }) => sum + pays, 0);
  return {
    units,
    multiplier,
    events: [
      ...table.events,
      { type: 'dealer', cards, total: totalOf(cards).total },
      ...ends,
      { type: 'round-end', multiplier },
    ],
  };
}

function endOf(
  { natural }: BlackjackRules,
  { cards, units }: PlayerHand,
  hand: number,
  dealt: readonly Card[],
  isOnly: boolean,
): BlackjackEvent & { type: 'hand-end' } {
  const [{ total }, { total: against }] = [totalOf(cards), totalOf(dealt)];
  const end = (outcome: HandOutcome, pays: number) => ({ type: 'hand-end', hand, outcome, pays }) as const;
  const [isMine, isTheirs] = [isOnly && isNatural(cards), isNatural(dealt)];
  if (isMine && isTheirs) return end('push', 100);
  if (isMine) return end('natural', natural);
  if (total > 21) return end('bust', 0);
  if (isTheirs || (against <= 21 && against > total)) return end('lose', 0);
  return against === total ? end('push', 100 * units) : end('win', 200 * units);
}
