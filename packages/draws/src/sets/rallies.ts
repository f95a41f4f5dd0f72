import type { Pair } from '../football/rules.ts';
import {
  isWon,
  nextSet,
  otherSide,
  plusOne,
  type SetsGame,
  type SetsMatch,
  type SetsPosition,
  type Side,
} from './position.ts';

/** How a sport counts whose sets are points alone. */
export interface RallyRules {
  /** Points that win a set, with two more than the other, and the last possible set of a match. */
  readonly points: number;
  readonly lastPoints: number;
  /** Whether the last possible set is tossed for; else the sides open the sets in turn. */
  readonly tossesLast: boolean;
  /** Who serves after a point. */
  serverAfter(set: Pair, winner: Side, opener: Side): Side;
  /** Whether a side is expected to win points that it serves, or those that it receives. */
  readonly expects: 'served' | 'received';
}

/** Points that win the running set. */
export function pointsOfSet(rules: RallyRules, { sets }: Pick<SetsPosition, 'sets'>, bestOf: number): number {
  return isLastSet(sets, bestOf) ? rules.lastPoints : rules.points;
}

const isLastSet = ([home, away]: Pair, bestOf: number) => home + away === bestOf - 1;

/** Who opens the set after one that `opener` did. */
export function openerAfter(rules: RallyRules, opener: Side, sets: Pair, match: SetsMatch): Side {
  return rules.tossesLast && isLastSet(sets, match.bestOf) ? match.tosses[1] : otherSide(opener);
}

/** A sport of sets of points. */
export function rallyGame(rules: RallyRules): SetsGame {
  return {
    next(at, winner, match) {
      const set = plusOne(at.set, winner);
      if (!isWon(set, pointsOfSet(rules, at, match.bestOf)))
        return { ...at, set, server: rules.serverAfter(set, winner, at.opener) };
      const sets = plusOne(at.sets, winner);
      return nextSet(at, set, openerAfter(rules, at.opener, sets, match));
    },
    homeWins: (server, [home, away]) =>
      rules.expects === 'served' ? (server === 0 ? home : 1 - away) : server === 1 ? home : 1 - away,
  };
}

/** Volleyball: who won the last point serves; 25 points, in the fifth set 15, for which there is a toss. */
export const volleyballRules: RallyRules = {
  points: 25,
  lastPoints: 15,
  tossesLast: true,
  serverAfter: (_, winner) => winner,
  expects: 'received',
};

/** Table tennis: eleven points; two serves each in turn, from ten all one. */
export const tableTennisRules: RallyRules = {
  points: 11,
  lastPoints: 11,
  tossesLast: false,
  serverAfter([home, away], _, opener) {
    const played = home + away;
    const turn = played < 20 ? Math.floor(played / 2) : played;
    return turn % 2 === 0 ? opener : otherSide(opener);
  },
  expects: 'served',
};
