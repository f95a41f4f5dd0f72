import type { Winner } from './outcomes.ts';

/** A coup as roads show it. */
export interface RoadCoup {
  readonly winner: Winner;
  readonly hasPlayerPair: boolean;
  readonly hasBankerPair: boolean;
}

/** A place on a road; columns from the left, rows from the top, both from 0. */
export interface RoadPlace {
  readonly column: number;
  readonly row: number;
}

const rows = 6;

/** The bead road (珠盘路): each coup in its turn, down a column and on to the next. */
export function beadRoad<Coup extends RoadCoup>(coups: readonly Coup[]): readonly (Coup & RoadPlace)[] {
  return coups.map((coup, at) => ({ ...coup, column: Math.floor(at / rows), row: at % rows }));
}

/** A bead of the big road: a win of a side, and the ties that followed it. */
export interface BigBead extends RoadPlace {
  /** None for ties before the first win. */
  readonly winner?: 'banker' | 'player';
  readonly ties: number;
  readonly hasPlayerPair: boolean;
  readonly hasBankerPair: boolean;
}

/**
 * The big road (大路): a run of one side goes down its column, and to the right where it has no more room; the other
 * side begins the next column. A tie is a mark on the bead before it.
 */
export function bigRoad(coups: readonly RoadCoup[]): readonly BigBead[] {
  const beads: BigBead[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const { winner, hasPlayerPair, hasBankerPair } of coups) {
    const last = beads.at(-1);
    if (winner === 'tie') {
      if (last === undefined) {
        beads.push({ column: 0, row: 0, ties: 1, hasPlayerPair, hasBankerPair });
      } else {
        beads[beads.length - 1] = { ...last, ties: last.ties + 1 };
      }
      continue;
    }
    if (last !== undefined && last.winner === undefined) {
      start = 0;
      taken.add('0,0');
      beads[0] = { ...last, winner, hasPlayerPair, hasBankerPair };
      continue;
    }
    let place: RoadPlace;
    if (last !== undefined && last.winner === winner) {
      const below = { column: last.column, row: last.row + 1 };
      // A run that has turned right goes on to the right.
      const isTurned = last.column > start;
      const hasRoom = !isTurned && below.row < rows && !taken.has(`${below.column},${below.row}`);
      place = hasRoom ? below : { column: last.column + 1, row: last.row };
    } else {
      // A run that had no room below its first bead lies along the top.
      do start++;
      while (taken.has(`${start},0`));
      place = { column: start, row: 0 };
    }
    taken.add(`${place.column},${place.row}`);
    beads.push({ ...place, winner, ties: 0, hasPlayerPair, hasBankerPair });
  }
  return beads;
}
