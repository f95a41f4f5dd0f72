import type { Pair } from '../football/rules.ts';
import { isWon, nextSet, otherSide, plusOne, type SetsGame, type Side } from './position.ts';

/** A game has four points, a set six games, a tie-break seven points: each with two more than the other. */
export const tennisFacts = { pointsOfGame: 4, gamesOfSet: 6, pointsOfTieBreak: 7 } as const;

/** Whether the running game is a tie-break. */
export const isTieBreak = ([home, away]: Pair): boolean =>
  home === tennisFacts.gamesOfSet && away === tennisFacts.gamesOfSet;

/** Who serves a game: the sides in turn. */
export function serverOfGame(opener: Side, [home, away]: Pair): Side {
  return (home + away) % 2 === 0 ? opener : otherSide(opener);
}

/** Who serves the next point of a tie-break: one, then two each. */
export function serverOfTieBreak(opener: Side, [home, away]: Pair): Side {
  return Math.floor((home + away + 1) / 2) % 2 === 0 ? opener : otherSide(opener);
}

/** Whether these games win a set; a tie-break does by seven to six. */
export function isSetOfGames(games: Pair): boolean {
  return isWon(games, tennisFacts.gamesOfSet) || Math.max(...games) > tennisFacts.gamesOfSet;
}

/** Tennis with a tie-break in every set. What is expected of a side is how often it wins a point that it serves. */
export const tennisGame: SetsGame = {
  next(at, winner) {
    const points = plusOne(at.points, winner);
    const broke = isTieBreak(at.set);
    if (!isWon(points, broke ? tennisFacts.pointsOfTieBreak : tennisFacts.pointsOfGame)) {
      return { ...at, points, server: broke ? serverOfTieBreak(at.opener, points) : at.server };
    }
    const set = plusOne(at.set, winner);
    // Who would serve the next game opens the next set, a tie-break being a game.
    const server = serverOfGame(at.opener, set);
    if (isSetOfGames(set)) return nextSet(at, set, server);
    return { ...at, set, points: [0, 0], server };
  },
  homeWins: (server, [home, away]) => (server === 0 ? home : 1 - away),
};
