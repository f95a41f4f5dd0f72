import { type GameEvent, gameOf, winOf } from '@lobby/games';
import { yuanText } from '../ledger/yuan-text.ts';
import { blackjackHands } from './blackjack-hands.ts';
import { partsOf } from './parts-of.ts';
import { slotParts } from './slot-parts.ts';
import type { ResultRow, ToldResult } from './told-result.ts';
import { type ResultWords, wordsOf } from './words-of.ts';

/** What is told of a round that is over. */
export interface ShownRound {
  readonly game: string;
  /** Of one unit, fen. */
  readonly stake: bigint;
  /** What of its win came from a jackpot, fen. */
  readonly poolWin: bigint;
  readonly events: readonly unknown[];
}

/** What a round came to, from its events alone; undefined: its game is built no more. */
export async function resultOf({ game: code, ...round }: ShownRound): Promise<ToldResult | undefined> {
  const game = gameOf(code);
  if (!game) return undefined;
  // Safe: written by the game that played it.
  const events = round.events as readonly GameEvent[];
  const words = await wordsOf(game);
  return {
    parts: [
      ...slotParts(events, words),
      ...blackjackHands(events, words),
      ...events.flatMap(event => partsOf(event, events, words)),
    ],
    rows: rowsOf(events, words, round),
  };
}

/** What each bet, or each win of a slot, was paid. */
function rowsOf(
  events: readonly GameEvent[],
  words: ResultWords,
  { stake, poolWin }: Pick<ShownRound, 'stake' | 'poolWin'>,
): ResultRow[] {
  const paid = (multiplier: number) => yuanText(winOf(stake, { multiplier }));
  const match = events.find(event => event.type === 'match');
  // The wins of free spins are told as one.
  const free = events.findIndex(({ type }) => type === 'free-spins-begin');
  return events.flatMap((event, at): ResultRow[] => {
    switch (event.type) {
      case 'bet':
        return [
          {
            name: match ? words.matchPick(event.pick, match) : words.of(event.pick),
            staked: yuanText(stake * BigInt(event.units)),
            paid: paid(event.pays),
          },
        ];
      case 'line-win':
        if (free !== -1 && at > free) return [];
        return [{ name: words.lineWin(event), staked: null, paid: paid(event.pays) }];
      case 'scatter':
        return [{ name: words.some(event), staked: null, paid: paid(event.pays) }];
      case 'free-spins-end':
        return [{ name: words.freeSpins(events[free]), staked: null, paid: paid(event.pays) }];
      case 'jackpot-won':
        return [{ name: words.jackpot, staked: null, paid: yuanText(poolWin) }];
      default:
        return [];
    }
  });
}
