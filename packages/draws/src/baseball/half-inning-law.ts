import { type After, afterPlay, type Bases, type PlayKind, plays, runnersOn } from './plays.ts';
import { baseballFacts } from './rules.ts';
import { runsOfInning } from './runs-of-inning.ts';

/** A half inning that runs: also the runs that it has brought so far. */
export interface Standing extends Bases {
  readonly runs: number;
}

/** A play, how likely it is, and what it leaves. */
export interface LikelyPlay extends After {
  readonly kind: PlayKind;
  readonly chance: number;
}

/** The law of a half inning of one side. */
export interface HalfInningLaw {
  /** What the next batter does. */
  playsFrom(standing: Standing): readonly LikelyPlay[];
  /** The chance of each number of further runs, when the half inning is played to its third out. */
  runsFrom(standing: Standing): Float64Array;
  /**
   * The same when it ends with the run that wins: the one that makes as many as are asked for. Only a home run brings
   * more than are needed.
   */
  runsUntil(standing: Standing): (need: number) => Float64Array;
}

/** A half inning before its first batter. */
export const freshInning: Standing = { outs: 0, bases: 0, runs: 0 };

const { innings, outs: outsOfHalf, mostRuns } = baseballFacts;
const places = outsOfHalf * 8;
const placeOf = ({ outs, bases }: Bases) => outs * 8 + bases;

/** Every play from every place, what it leaves and how often it happens, before it is weighed. */
const moves = Array.from({ length: places }, (_, place) =>
  plays.map(({ kind, share }) => ({
    kind,
    share,
    ...afterPlay(kind, { outs: Math.floor(place / 8), bases: place % 8 }),
  })),
);

/** Places in an order in which every play without a run leads to a later one. */
const inOrder = Array.from({ length: places }, (_, place) => place).sort(
  (one, other) =>
    Math.floor(one / 8) - Math.floor(other / 8) || runnersOn(one % 8) - runnersOn(other % 8) || one - other,
);

/** The chance of so many more runs from each place, as plays happen of themselves. */
const unweighed = (() => {
  const rows = Array.from({ length: places }, () => new Float64Array(mostRuns + 1));
  const backwards = [...inOrder].reverse();
  for (let more = 0; more <= mostRuns; more++)
    for (const place of backwards)
      for (const { share, outs, bases, runs } of moves[place]!) {
        if (runs > more) continue;
        const rest =
          outs >= outsOfHalf ? (more === 0 ? 1 : 0) : rows[placeOf({ outs, bases })]![more - runs]!;
        rows[place]![more]! += share * rest;
      }
  return rows;
})();

const laws = new Map<number, HalfInningLaw>();
const mostLaws = 500;

/**
 * The law of a side that expects `milli` thousandths of a run of nine innings: batter by batter, weighed so that the
 * runs of a half inning are Tango's. Only the four operations: every engine draws alike.
 * @throws RangeError for what no side expects.
 */
export function halfInningLaw(milli: number): HalfInningLaw {
  if (!(milli >= 1_000 && milli <= 15_000))
    throw new RangeError(`${milli} thousandths of a run cannot be expected.`);
  const known = laws.get(milli) ?? makeLaw(milli);
  if (laws.size >= mostLaws) laws.clear();
  laws.set(milli, known);
  return known;
}

function makeLaw(milli: number): HalfInningLaw {
  const wanted = runsOfInning(milli / 1000 / innings);
  /** By how much an inning of so many runs is likelier than its plays make it. */
  const weights = wanted.map((chance, runs) => chance / unweighed[0]![runs]!);
  /** The weight of what may still come, by place and runs so far. */
  const ahead = unweighed.map(row =>
    Float64Array.from({ length: mostRuns + 1 }, (_, runs) => {
      let sum = 0;
      for (let more = 0; runs + more <= mostRuns; more++) sum += weights[runs + more]! * row[more]!;
      return sum;
    }),
  );
  const weightOf = (after: Standing): number => {
    if (after.runs > mostRuns) return 0;
    return after.outs >= outsOfHalf ? weights[after.runs]! : ahead[placeOf(after)]![after.runs]!;
  };
  const playsFrom = (standing: Standing): LikelyPlay[] => {
    const all = weightOf(standing);
    return moves[placeOf(standing)]!.map(({ kind, share, outs, bases, runs }) => ({
      kind,
      outs,
      bases,
      runs,
      chance: (share * weightOf({ outs, bases, runs: standing.runs + runs })) / all,
    }));
  };
  return {
    playsFrom,
    runsFrom(standing) {
      if (standing.outs >= outsOfHalf) return new Float64Array([1]);
      const row = unweighed[placeOf(standing)]!;
      const all = weightOf(standing);
      return Float64Array.from(
        { length: mostRuns - standing.runs + 1 },
        (_, more) => (weights[standing.runs + more]! * row[more]!) / all,
      );
    },
    runsUntil: standing => playUntil(standing, playsFrom),
  };
}

/** What is needed of a half inning to tell how it ends, wherever the run that wins stands. */
function playUntil(
  from: Standing,
  playsFrom: (standing: Standing) => readonly LikelyPlay[],
): (need: number) => Float64Array {
  const most = mostRuns - from.runs;
  /** Of each number of runs: the chance of the third out, and of a play from it that brings so many, or is a home run. */
  const outAfter = new Float64Array(most + 1);
  const jumps = Array.from({ length: most + 1 }, () => new Float64Array(5));
  const homers = Array.from({ length: most + 1 }, () => new Float64Array(5));
  const chances = Array.from({ length: most + 1 }, () => new Float64Array(places));
  if (from.outs < outsOfHalf) chances[0]![placeOf(from)] = 1;
  else outAfter[0] = 1;
  for (let runs = 0; runs <= most; runs++)
    for (const place of inOrder) {
      const here = chances[runs]![place]!;
      if (here === 0) continue;
      const standing = { outs: Math.floor(place / 8), bases: place % 8, runs: from.runs + runs };
      for (const play of playsFrom(standing)) {
        const chance = here * play.chance;
        (play.kind === 'home-run' ? homers : jumps)[runs]![play.runs]! += chance;
        if (play.outs >= outsOfHalf) outAfter[runs]! += chance;
        else if (runs + play.runs <= most) chances[runs + play.runs]![placeOf(play)]! += chance;
      }
    }
  return need => {
    const ends = new Float64Array(need + 4);
    for (let runs = 0; runs < need && runs <= most; runs++) {
      ends[runs] = outAfter[runs]!;
      for (let brought = need - runs; brought <= 4; brought++) {
        ends[need]! += jumps[runs]![brought]!;
        ends[runs + brought]! += homers[runs]![brought]!;
      }
    }
    return ends;
  };
}

/** The runs of a play that count where `need` of them end the game. */
export function countedRuns({ kind, runs }: Pick<LikelyPlay, 'kind' | 'runs'>, need: number): number {
  return kind === 'home-run' ? runs : Math.min(runs, need);
}
