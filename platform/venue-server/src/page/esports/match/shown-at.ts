import type { GameEvent, MapEvent } from '@lobby/games';

/** How long a round is shown, and a map that has ended before the next one begins, ms. */
export const [roundMs, pauseMs] = [450, 1_500];

/** A map as far as it was shown. */
export interface ShownMap {
  readonly map: string;
  readonly rounds: readonly string[];
  readonly score: readonly [home: number, away: number];
  readonly kills: readonly [home: number, away: number];
  readonly isOver: boolean;
}

/** A match as far as it was shown; the page reads all of it from its events. */
export interface ShownMatch {
  readonly maps: readonly ShownMap[];
  /** Maps won so far. */
  readonly won: readonly [home: number, away: number];
  readonly isOver: boolean;
}

const mapsIn = (events: readonly GameEvent[]): readonly MapEvent[] =>
  events.filter(event => event.type === 'map');

/** Until a match was shown whole, ms. */
export const lengthOf = (events: readonly GameEvent[]): number =>
  mapsIn(events).reduce((sum, { rounds }) => sum + rounds.length * roundMs + pauseMs, 0);

/** What is shown of a match after so many ms of it. */
export function shownAt(events: readonly GameEvent[], elapsed: number): ShownMatch {
  const maps: ShownMap[] = [];
  let left = Math.max(0, elapsed);
  for (const event of mapsIn(events)) {
    const count = Math.floor(left / roundMs);
    if (count < event.rounds.length) {
      maps.push(partOf(event, count));
      break;
    }
    maps.push({ ...event, isOver: true });
    left -= event.rounds.length * roundMs + pauseMs;
    if (left < 0) break;
  }
  const wonBy = (side: 0 | 1) =>
    maps.filter(({ isOver, score }) => isOver && score[side] > score[side === 0 ? 1 : 0]).length;
  return { maps, won: [wonBy(0), wonBy(1)], isOver: elapsed >= lengthOf(events) };
}

/** The first rounds of a map: "h52" is one that the left team won with five kills against two. */
function partOf({ map, rounds: all }: MapEvent, count: number): ShownMap {
  const rounds = all.slice(0, count);
  const home = rounds.filter(round => round.startsWith('h')).length;
  const sum = (at: number) => rounds.reduce((total, round) => total + Number(round[at]), 0);
  return { map, rounds, score: [home, count - home], kills: [sum(1), sum(2)], isOver: false };
}
