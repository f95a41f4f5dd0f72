import type { RoundEvent } from '@lobby/games';
import { call, type PlayedRound, type Refused } from '../server.ts';

/** A round that was drawn, as everybody sees it. */
export interface Result<Event extends RoundEvent = RoundEvent> {
  readonly number: number;
  readonly drawsAt: number;
  readonly events: readonly Event[];
}

/** A round that comes after the running one, where rounds differ. */
export interface ComingRound {
  readonly number: number;
  readonly opensAt: number;
  readonly drawsAt: number;
  readonly rules: unknown;
}

export interface PlacedBet {
  readonly pick: string;
  readonly units: number;
}

/** What the server says of a table; times in ms by its clock, amounts in yuan. */
export interface TableState<Event extends RoundEvent = RoundEvent> {
  readonly now: number;
  readonly number: number;
  readonly phase: 'betting' | 'closed' | 'drawn';
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly nextAt: number;
  readonly chain: {
    readonly end: string;
    readonly salt: string;
    readonly round: number;
    readonly nextEnd: string | null;
  };
  /** Newest first; the running one among them once it is drawn. */
  readonly results: readonly Result<Event>[];
  /** Of the running round, where rounds differ. */
  readonly rules?: unknown;
  readonly coming?: readonly ComingRound[];
  /** One unit of `bets`. */
  readonly unit: string;
  /** The player's bets on the running round. */
  readonly bets: readonly PlacedBet[];
  readonly staked: string;
  /** The last round that the player bet on and that was settled. */
  readonly last: PlayedRound<Event> | null;
  readonly balance: string;
}

/** Bets that were taken. */
export interface Taken {
  readonly number: number;
  readonly staked: string;
  readonly balance: string;
}

/** The calls of a page at a table. */
export function tableCalls<Event extends RoundEvent>(key: string) {
  return {
    table: () => call<TableState<Event>>('/table', undefined, key),
    /** The same id again is the same bets. */
    bet: (id: string, number: number, stake: string, bets: readonly PlacedBet[]): Promise<Taken | Refused> =>
      call<Taken>('/bets', { id, number, stake, choice: { bets } }, key),
  };
}
export type TableCalls<Event extends RoundEvent = RoundEvent> = ReturnType<typeof tableCalls<Event>>;
