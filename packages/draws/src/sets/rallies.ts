import type { Pair } from '../football/rules.ts';
import {
  isWon,
  nextSet,
  otherSide,
  plusOne,
  type SetsGame,
  type SetsPosition,
  type Side,
} from './position.ts';

/** How a sport counts whose sets are points alone. */
export interface RallyRules {
  /** Points that win a set, with two more than the other, and the last possible set of a match. */
  readonly points: number;
  readonly lastPoints: number;
  /** Points that win a set whatever the other has; absent where it goes on until one side is two ahead. */
  readonly mostPoints?: number;
  /** Whether the last possible set is tossed for. */
  readonly tossesLast: boolean;
  /** Who opens a set that is not tossed for: who did not open the one before, or who won it. */
  readonly opens: 'in turn' | 'winner';
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

/** Whether a score of points wins a set of `enough`. */
export function isSetWon({ mostPoints = Infinity }: RallyRules, set: Pair, enough: number): boolean {
  return isWon(set, enough) || Math.max(...set) >= mostPoints;
}

/** Who opens the set after one that `opener` did and `winner` won, if it is not tossed for. */
export function openerAfter({ opens }: RallyRules, opener: Side, winner: Side): Side {
  return opens === 'winner' ? winner : otherSide(opener);
}

/** A sport of sets of points. */
export function rallyGame(rules: RallyRules): SetsGame {
  return {
    next(at, winner, match) {
      const set = plusOne(at.set, winner);
      if (!isSetWon(rules, set, pointsOfSet(rules, at, match.bestOf)))
        return { ...at, set, server: rules.serverAfter(set, winner, at.opener) };
      const sets = plusOne(at.sets, winner);
      const isTossed = rules.tossesLast && isLastSet(sets, match.bestOf);
      return nextSet(at, set, isTossed ? match.tosses[1] : openerAfter(rules, at.opener, winner));
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
  opens: 'in turn',
  serverAfter: (_, winner) => winner,
  expects: 'received',
};

/** Table tennis: eleven points; two serves each in turn, from ten all one. */
export const tableTennisRules: RallyRules = {
  points: 11,
  lastPoints: 11,
  tossesLast: false,
  opens: 'in turn',
  serverAfter([home, away], _, opener) {
    const played = home + away;
    const turn = played < 20 ? Math.floor(played / 2) : played;
    return turn % 2 === 0 ? opener : otherSide(opener);
  },
  expects: 'served',
};

/** Badminton: who won the last point serves, and who won the last set opens the next; 21 points, two clear, 30 at most. */
export const badmintonRules: RallyRules = {
  points: 21,
  lastPoints: 21,
  mostPoints: 30,
  tossesLast: false,
  opens: 'winner',
  serverAfter: (_, winner) => winner,
  expects: 'served',
};
