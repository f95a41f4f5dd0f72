import type { Score } from '@lobby/betting';
import { baseballFacts, freshInning, type HalfInningLaw, halfInningLaw, type Standing } from '@lobby/draws';
import type { MatchState } from '@lobby/fixtures';
import { convolved, type Row } from '../points/row.ts';

/** Chances by runs to come of home, then of away, `width` of each; a number beyond the last counts as the last. */
export interface RunGrid {
  readonly chances: Float64Array;
}

/** Runs of a side that are told apart. */
export const width = 41;

/** How far a game has come: the half inning that runs or is next, from 0, and how it stands. */
export interface Progress {
  /** Even ones are the tops of innings. */
  readonly half: number;
  readonly standing: Standing;
  /** Of home less of away. */
  readonly lead: number;
}

const { innings, firstInnings, outs } = baseballFacts;
const none: Row = { from: 0, chances: new Float64Array([1]) };

/** The progress of a game that its feed reports. */
export function progressOf({ score, period }: Pick<MatchState, 'score' | 'period'>): Progress {
  const lead = score[0] - score[1];
  if (!period?.inning) return { half: 0, standing: freshInning, lead };
  const { number, isBreak, scores, inning } = period;
  const half = 2 * (number - 1) + (inning.half === 'top' ? 0 : 1);
  if (isBreak || inning.outs >= outs) return { half: half + 1, standing: freshInning, lead };
  const runs = scores.at(-1)?.[inning.half === 'top' ? 1 : 0] ?? 0;
  return { half, standing: { outs: inning.outs, bases: inning.bases, runs }, lead };
}

/** The laws of both sides, by what each expects of nine innings. */
export function lawsOf([home, away]: Score): readonly [HalfInningLaw, HalfInningLaw] {
  return [halfInningLaw(Math.round(home * 1000)), halfInningLaw(Math.round(away * 1000))];
}

type Laws = ReturnType<typeof lawsOf>;

/** The runs to come in the first five innings; of a part that is over, none. */
export function runsOfFirst(laws: Laws, { half, standing }: Progress): RunGrid {
  const last = 2 * firstInnings - 1;
  return outer(rowOf(laws, 0, half, last, standing), rowOf(laws, 1, half, last, standing));
}

/** The runs to come in the whole game: the last half ends with the run that wins, and a level game is played on. */
export function runsOfGame(laws: Laws, progress: Progress): RunGrid {
  const { half, standing, lead } = progress;
  const last = 2 * Math.max(innings, Math.floor(half / 2) + 1) - 1;
  const before = outer(rowOf(laws, 0, half, last - 1, standing), rowOf(laws, 1, half, last - 1, standing));
  const ended = afterLast(before.chances, lead, laws[0], half === last ? standing : freshInning);
  return { chances: playedOn(ended, lead, extraInnings(laws)) };
}

/** The runs to come of home (0) or away (1) in its half innings from `half` to `last`. */
function rowOf(laws: Laws, side: 0 | 1, half: number, last: number, standing: Standing): Row {
  let row = none;
  for (let at = half; at <= last; at++)
    if (at % 2 !== side)
      row = convolved(row, { from: 0, chances: laws[side].runsFrom(at === half ? standing : freshInning) });
  return row;
}

const clipped = (runs: number) => Math.min(width - 1, runs);
const cellOf = (home: number, away: number) => clipped(home) * width + clipped(away);

function outer(home: Row, away: Row): RunGrid {
  const chances = new Float64Array(width * width);
  home.chances.forEach((one, h) => {
    away.chances.forEach((other, c) => {
      chances[cellOf(h, c)]! += one * other;
    });
  });
  return { chances };
}

/** The same after the last half of an inning, which home does not play when it leads. */
function afterLast(before: Float64Array, lead: number, law: HalfInningLaw, standing: Standing): Float64Array {
  const after = new Float64Array(before.length);
  const untilWon = law.runsUntil(standing);
  const rows = new Map<number, Float64Array>();
  before.forEach((chance, at) => {
    if (chance === 0) return;
    const [h, c] = [Math.floor(at / width), at % width];
    const need = 1 - (lead + h - c);
    if (need <= 0) {
      after[at]! += chance;
      return;
    }
    const row = rows.get(need) ?? untilWon(need);
    rows.set(need, row);
    row.forEach((share, runs) => {
      if (share > 0) after[cellOf(h + runs, c)]! += chance * share;
    });
  });
  return after;
}

/** A level game goes on with extra innings. */
function playedOn(ended: Float64Array, lead: number, extra: Float64Array): Float64Array {
  const all = new Float64Array(ended.length);
  ended.forEach((chance, at) => {
    if (chance === 0) return;
    const [h, c] = [Math.floor(at / width), at % width];
    if (lead + h !== c) {
      all[at]! += chance;
      return;
    }
    extra.forEach((share, more) => {
      if (share > 0) all[cellOf(h + Math.floor(more / width), c + (more % width))]! += chance * share;
    });
  });
  return all;
}

const extras = new WeakMap<HalfInningLaw, WeakMap<HalfInningLaw, Float64Array>>();

/** The runs of all extra innings together: one inning, and while it is level the same again. */
function extraInnings(laws: Laws): Float64Array {
  const known = extras.get(laws[0])?.get(laws[1]);
  if (known) return known;
  const away: Row = { from: 0, chances: laws[1].runsFrom(freshInning) };
  const inning = afterLast(outer(none, away).chances, 0, laws[0], freshInning);
  const level = Array.from({ length: width }, (_, runs) => inning[cellOf(runs, runs)]!);
  const all = new Float64Array(inning.length);
  for (let h = 0; h < width; h++)
    for (let c = 0; c < width; c++) {
      if (h === c) continue;
      let chance = inning[cellOf(h, c)]!;
      for (let runs = 1; runs <= Math.min(h, c); runs++)
        chance += level[runs]! * all[cellOf(h - runs, c - runs)]!;
      all[cellOf(h, c)] = chance / (1 - level[0]!);
    }
  const sum = all.reduce((one, chance) => one + chance, 0);
  const scaled = all.map(chance => chance / sum);
  extras.set(
    laws[0],
    (extras.get(laws[0]) ?? new WeakMap<HalfInningLaw, Float64Array>()).set(laws[1], scaled),
  );
  return scaled;
}
