import type { Score } from '@lobby/betting';
import {
  firstShot,
  frameUnits,
  isFrameDecided,
  otherSide,
  pointsLeft,
  type Side,
  unitsPotted,
} from '@lobby/draws';
import type { EndsOf, PointChances } from './set-ends.ts';

/** Leads stand in the tables from this one below zero. */
const mostLead = pointsLeft[0] ?? 0;

/** How likely home wins a frame in the middle of a break of each side, by units off the table and lead. */
type BreakTables = readonly [home: readonly Float64Array[], away: readonly Float64Array[]];

/** One table for all the frames that a book looks at. */
const kept = new WeakMap<PointChances, BreakTables>();

/** The ends of a frame of snooker: who wins it, as one to none. Exact, from what is on the table and who is at it. */
export const frameEnds: EndsOf = ({ set, points, opener, server }, chances) => {
  const home = frameChance(set, server, points[0] + points[1] > 0, chances);
  const next = otherSide(opener);
  const ends = [
    { score: [1, 0] as Score, chance: home, opener: next },
    { score: [0, 1] as Score, chance: 1 - home, opener: next },
  ];
  return ends.filter(({ chance }) => chance > 0);
};

function frameChance(set: Score, server: Side, inBreak: boolean, chances: PointChances): number {
  const units = unitsPotted(set);
  const lead = set[0] - set[1];
  if (isFrameDecided(set, units)) return lead > 0 ? 1 : 0;
  const tables = kept.get(chances) ?? breakTables(chances);
  kept.set(chances, tables);
  if (inBreak) return tables[server][units]![lead + mostLead]!;
  return firstShots(tables, units, lead, chances)[server];
}

/** From the last unit backwards: what each side has of a break that goes on. */
function breakTables(chances: PointChances): BreakTables {
  const [homePots, awayPots] = [chances[0], 1 - chances[1]];
  const tables: [Float64Array[], Float64Array[]] = [[], []];
  for (let units = frameUnits.length - 1; units >= 0; units--) {
    const left = pointsLeft[units]!;
    // No lead is greater than what has been potted, and none that is open than what is left.
    const most = Math.min(left, mostLead - left);
    for (const side of tables) side[units] = new Float64Array(2 * mostLead + 1);
    for (let lead = -most; lead <= most; lead++) {
      const [home, away] = afterPots(tables, units, lead);
      const [whenHome, whenAway] = firstShots(tables, units, lead, chances);
      tables[0][units]![lead + mostLead] = homePots * home + (1 - homePots) * whenAway;
      tables[1][units]![lead + mostLead] = awayPots * away + (1 - awayPots) * whenHome;
    }
  }
  return tables;
}

/** What home has when either side pots the next unit. */
function afterPots(tables: BreakTables, units: number, lead: number): [home: number, away: number] {
  const points = frameUnits[units]!;
  const after = (side: Side, reached: number): number => {
    if (Math.abs(reached) > pointsLeft[units + 1]!) return reached > 0 ? 1 : 0;
    // A level frame, which fouls can bring about, is played on for the black.
    return tables[side][units + 1]?.[reached + mostLead] ?? 0.5;
  };
  return [after(0, lead + points), after(1, lead - points)];
}

/** What home has when either side begins a turn: they go on in turn until one of them pots. */
function firstShots(
  tables: BreakTables,
  units: number,
  lead: number,
  chances: PointChances,
): readonly [home: number, away: number] {
  const [home, away] = afterPots(tables, units, lead);
  const [homePots, awayPots] = [firstShot(chances[0]), firstShot(1 - chances[1])];
  const none = (1 - homePots) * (1 - awayPots);
  const whenHome = (homePots * home + (1 - homePots) * awayPots * away) / (1 - none);
  return [whenHome, awayPots * away + (1 - awayPots) * whenHome];
}
