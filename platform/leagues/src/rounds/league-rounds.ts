import { day } from '@lobby/calendar';
import { drawStream, type Key, shuffled } from '@lobby/draws';
import type { Club, League } from '../clubs/league.ts';
import { momentOf } from './local-time.ts';
import { pairsOf, roundsOfSeason } from './round-robin.ts';
import { kickoffsOf } from './week.ts';

const week = 7 * day;
/** The first Monday of Unix time, from which weeks are counted. */
const epoch = 4 * day;

export interface Pairing {
  /** Digits, the same at any time. */
  readonly id: string;
  readonly home: Club;
  readonly away: Club;
  /** ms of fixture time. */
  readonly kickoff: number;
  /** Of its league, the same at any time; of one that plays every day. */
  readonly season?: number;
}

/** A round of a league, in which each club plays once. */
export interface Round {
  readonly league: League;
  /** Digits, the same at any time. */
  readonly id: string;
  /** Of its league, the same at any time. */
  readonly season: number;
  /** In its season, from 1. */
  readonly number: number;
  /** By kick-off. */
  readonly pairings: readonly Pairing[];
}

/**
 * The rounds of a league that have a kick-off from `from` to `to`, ms of fixture time. Each follows from its number
 * since the epoch alone, so any process finds the same, whenever it starts. A league without a week has none.
 */
export function roundsOf(league: League, key: Key): (from: number, to: number) => Round[] {
  const { zone, rounds } = league.week ?? { zone: 'UTC', rounds: [] };
  const slots = rounds.map(kickoffsOf);
  const kept = new Map<number, Round>();

  function draw(round: number): Round {
    const local = slots[round % slots.length]!;
    const monday = epoch + Math.floor(round / slots.length) * week;
    const clubs = league.clubs.slice(0, 2 * local.length);
    const season = Math.floor(round / roundsOfSeason(clubs.length));
    const order = shuffled(clubs, drawStream(key, `clubs/${league.lid}/${season}`));
    const pairs = shuffled(
      pairsOf(order, round % roundsOfSeason(clubs.length)),
      drawStream(key, `kick-offs/${league.lid}/${round}`),
    );
    const pairings = pairs.map(([home, away], place) => ({
      id: `2${league.lid}${round}${String(place).padStart(2, '0')}`,
      home,
      away,
      kickoff: momentOf(monday + local[place]!, zone),
    }));
    const number = (round % roundsOfSeason(clubs.length)) + 1;
    return { league, id: `6${league.lid}${round}`, season, number, pairings };
  }

  function keptRound(round: number): Round {
    const drawn = kept.get(round) ?? draw(round);
    if (kept.size > 12) kept.clear();
    kept.set(round, drawn);
    return drawn;
  }

  return (from, to) => {
    // A week begins up to 14 hours before that of UTC, and its last round may end on the Monday after it.
    const first = Math.floor((from - 2 * day - epoch) / week) * slots.length;
    const end = (Math.floor((to + day - epoch) / week) + 1) * slots.length;
    return Array.from({ length: end - first }, (_, at) => keptRound(first + at)).filter(({ pairings }) =>
      pairings.some(({ kickoff }) => kickoff >= from && kickoff < to),
    );
  };
}
