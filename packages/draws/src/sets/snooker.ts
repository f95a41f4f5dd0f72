import type { Pair } from '../football/rules.ts';
import { nextSet, otherSide, type SetsGame, type Side } from './position.ts';

/** The colours that follow the fifteen reds, then those that are potted at the end, by their points. */
const coloursOfReds = [7, 6, 7, 5, 7, 7, 4, 7, 6, 7, 7, 5, 7, 7, 6];
const coloursAtTheEnd = [2, 3, 4, 5, 6, 7];

/** What a player pots at a time: a red with the colour after it, or a colour at the end. Odd in all: no frame ends level. */
export const frameUnits: readonly number[] = [...coloursOfReds.map(colour => 1 + colour), ...coloursAtTheEnd];

/** Points that are still on the table after so many units. */
export const pointsLeft: readonly number[] = [...frameUnits.keys(), frameUnits.length].map(from =>
  frameUnits.slice(from).reduce((sum, points) => sum + points, 0),
);

/** The share of a side's usual chance that is left at the first shot of a turn, out of the safety play of the other. */
const ofFirstShot = 0.18;

/** What a side pots of what begins its turn, given how often it goes on in a break. */
export const firstShot = (usual: number): number => usual * ofFirstShot;

/** How many units are off the table at a score of a frame, of which the last is still on it. */
export function unitsPotted([home, away]: Pair): number {
  const left = (pointsLeft[0] ?? 0) - home - away;
  const potted = pointsLeft.findIndex(points => points <= left);
  return potted < 0 || potted === frameUnits.length ? frameUnits.length - 1 : potted;
}

/** Whether the side behind could not win a frame any more by what is on the table. */
export const isFrameDecided = ([home, away]: Pair, units: number): boolean =>
  Math.max(home - away, away - home) > (pointsLeft[units] ?? 0);

/**
 * Snooker: a set is a frame, a point a shot of who is at the table, and `points` the running break, as long as which a
 * decided frame lasts. Who plays after the break-off opens. Expected is how often a break goes on.
 */
export const snookerGame: SetsGame = {
  next(at, winner) {
    const units = unitsPotted(at.set);
    if (winner !== at.server) {
      if (isFrameDecided(at.set, units)) return nextSet(at, at.set, otherSide(at.opener));
      return { ...at, points: [0, 0], server: otherSide(at.server) };
    }
    const potted = frameUnits[units] ?? 0;
    const set = plus(at.set, winner, potted);
    if (units + 1 === frameUnits.length) return nextSet(at, set, otherSide(at.opener));
    return { ...at, set, points: plus(at.points, winner, potted) };
  },
  homeWins: (server, [home, away]) => (server === 0 ? home : 1 - away),
  harder: {
    isNext: ({ points: [home, away] }) => home + away === 0,
    expected: ([home, away]) => [firstShot(home), firstShot(away)],
  },
};

function plus([home, away]: Pair, side: Side, points: number): Pair {
  return side === 0 ? [home + points, away] : [home, away + points];
}
