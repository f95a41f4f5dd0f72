import type { Bet, GameEvent } from '@lobby/games';
import type { PlayedRound } from '../server.ts';
import { fenOf, yuanOf } from '../shell/stakes.ts';

/** What was placed on a round; without `win` it is not settled. */
export interface Ticket {
  readonly number: number;
  readonly staked: string;
  readonly win?: string;
  readonly bets: readonly TicketBet[];
}

interface TicketBet {
  readonly pick: string;
  readonly stake: string;
  readonly win?: string;
}

/** What stands on the running round. @param unit yuan of one unit. */
export interface OpenBets {
  readonly number: number;
  readonly staked: string;
  readonly unit: string;
  readonly bets: readonly Bet[];
}

/** Everything that was placed, the newest first. */
export function ticketsOf(open: OpenBets, settled: readonly PlayedRound<GameEvent>[]): readonly Ticket[] {
  const past = settled.flatMap(settledTicket);
  const isSettled = past.some(({ number }) => number === open.number);
  return open.bets.length === 0 || isSettled ? past : [openTicket(open), ...past];
}

function openTicket({ number, staked, unit, bets }: OpenBets): Ticket {
  return { number, staked, bets: bets.map(({ pick, units }) => ({ pick, stake: times(unit, units) })) };
}

function settledTicket({ number, staked, win, stake, events }: PlayedRound<GameEvent>): readonly Ticket[] {
  if (number === null) return [];
  const bets = events
    .filter(event => event.type === 'bet')
    .map(({ pick, units, pays }) => ({
      pick,
      stake: times(stake, units),
      win: yuanOf((fenOf(stake) * pays) / 100),
    }));
  return [{ number, staked, win, bets }];
}

const times = (yuan: string, units: number) => yuanOf(fenOf(yuan) * units);
