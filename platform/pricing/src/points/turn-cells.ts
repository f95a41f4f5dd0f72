import { answerChances, turnChances, turnLaw } from '@lobby/draws';
import type { CountedTurns } from './points-to-come.ts';

/** Every pair of points to come: their chances sum to 1. */
export interface Cells {
  readonly home: Int16Array;
  readonly away: Int16Array;
  readonly chance: Float64Array;
}

/** Chances by points of home, then of away, `width` of each. */
interface Grid {
  readonly width: number;
  readonly chances: Float64Array;
}

const mostOfTurn = 3;
const scores = [0, 1, 2, 3] as const;
const kept = new Map<string, Grid>();
/** Some matches, each with the state of its last turns. */
const mostKept = 200;

/** The points of a few turns by the law that they are drawn from: turn by turn, each answer with what it answers. */
export function turnCells({ tilt, ...turns }: CountedTurns): Cells {
  const { width, chances } = gridOf(turns);
  const room = chances.length;
  const [home, away, chance] = [new Int16Array(room), new Int16Array(room), new Float64Array(room)];
  let count = 0;
  let sum = 0;
  chances.forEach((weight, at) => {
    if (weight === 0) return;
    const [h, c] = [Math.floor(at / width), at % width];
    home[count] = h;
    away[count] = c;
    chance[count] = weight * Math.exp(tilt.lead * (h - c) + tilt.total * (h + c));
    sum += chance[count++]!;
  });
  return {
    home: home.subarray(0, count),
    away: away.subarray(0, count),
    chance: chance.subarray(0, count).map(weight => weight / sum),
  };
}

function gridOf(turns: Omit<CountedTurns, 'tilt'>): Grid {
  const name = JSON.stringify(turns);
  const known = kept.get(name) ?? playOut(turns);
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, known);
  return known;
}

function playOut({ expected, turns: [home, away], unanswered }: Omit<CountedTurns, 'tilt'>): Grid {
  const [h, c] = [turnLaw(Math.round(expected[0] * 1000)), turnLaw(Math.round(expected[1] * 1000))];
  const width = mostOfTurn * Math.max(home, away) + 1;
  let grid: Grid = { width, chances: new Float64Array(width * width) };
  grid.chances[0] = 1;
  const pairs = Math.min(home, away);
  const both = turnChances(h).map((chance, made) => answerChances(h, c, made).map(answer => chance * answer));
  for (let pair = 0; pair < pairs; pair++) grid = afterTurns(grid, both);
  for (let turn = pairs; turn < Math.max(home, away); turn++) {
    const isHome = home > away;
    const answers = turn === pairs && unanswered && (unanswered.side === 'H') !== isHome;
    const own = isHome ? h : c;
    const made = answers ? answerChances(isHome ? c : h, own, unanswered.points) : turnChances(own);
    const joint = isHome ? made.map(chance => [chance]) : [made];
    grid = afterTurns(grid, joint);
  }
  return grid;
}

/** The same after a turn of either side more. @param joint by points of home, then of away. */
function afterTurns({ width, chances }: Grid, joint: readonly (readonly number[])[]): Grid {
  const after = new Float64Array(chances.length);
  chances.forEach((weight, at) => {
    if (weight === 0) return;
    for (const h of scores)
      for (const c of scores) {
        const chance = joint[h]?.[c] ?? 0;
        if (chance !== 0) after[at + h * width + c]! += weight * chance;
      }
  });
  return { width, chances: after };
}
