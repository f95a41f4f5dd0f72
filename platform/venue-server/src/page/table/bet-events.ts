import type { RoundEvent } from '@lobby/games';
import type { PlacedBet } from './table-calls.ts';

interface BetEvent extends RoundEvent, PlacedBet {
  readonly pays: number;
}

const isBet = (event: RoundEvent): event is BetEvent => event.type === 'bet';

/** The bets of a round that was settled. */
export const betsIn = (events: readonly RoundEvent[]): readonly PlacedBet[] =>
  events.filter(isBet).map(({ pick, units }) => ({ pick, units }));

/** The picks that were paid. */
export const paidIn = (events: readonly RoundEvent[]): readonly string[] =>
  events
    .filter(isBet)
    .filter(({ pays }) => pays > 0)
    .map(({ pick }) => pick);
