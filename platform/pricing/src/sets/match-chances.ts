import type { Score } from '@lobby/betting';
import { type Side, setsToWin, winnerOf } from '@lobby/draws';
import { convolved, mix, type Row } from '../points/row.ts';
import type { EndsOf, PointChances, RunningSet, SetEnd } from './set-ends.ts';

/** Where a match stands; the opener is not known before a toss. */
export interface MatchPosition extends Omit<RunningSet, 'opener' | 'server'> {
  readonly opener: Side | undefined;
  readonly server: Side | undefined;
  /** Of the finished sets, in their order. */
  readonly finished: readonly Score[];
}

/** How a sport counts: the ends of a set, and whether the last possible one is tossed for. */
export interface SetsLaw {
  readonly endsOf: EndsOf;
  readonly tossesLast: boolean;
  /** Handicap, total and odd/even count the sets themselves; else what sets are made of. */
  readonly countsSets?: boolean;
}

/** Chances of a match of sets, from one law: no two markets can contradict each other. */
export interface SetsChances {
  /** The sets at its end. */
  readonly scores: readonly { readonly score: Score; readonly chance: number }[];
  /** Games, points, or sets where its sport counts these, at its end: home's lead, and of both. */
  readonly lead: Row;
  readonly total: Row;
  /** That home wins each set which is certainly played, finished ones included. */
  readonly sets: readonly number[];
}

/** Ways in which a match can have come to the end of a set: `lead` and `total` sum to their chance. */
interface Branch {
  readonly sets: Score;
  readonly opener: Side | undefined;
  readonly chance: number;
  readonly lead: Row;
  readonly total: Row;
}

const certain = 1 - 1e-9;

/** The chances of a match from where it stands. Exact: every set end is followed. */
export function matchChances(
  law: SetsLaw,
  at: MatchPosition,
  chances: PointChances,
  bestOf: number,
): SetsChances {
  const over: Branch[] = [];
  const setsWon: number[] = at.finished.map(([home, away]) => (home > away ? 1 : 0));
  const lead = at.finished.reduce((sum, [home, away]) => sum + home - away, 0);
  const total = at.finished.reduce((sum, [home, away]) => sum + home + away, 0);
  let open: Branch[] = [
    { sets: at.sets, opener: at.opener, chance: 1, lead: single(lead), total: single(total) },
  ];
  const known = new Map<string, readonly SetStep[]>();
  for (let isRunning = true; open.length > 0; isRunning = false) {
    const later = new Map<string, Branch>();
    let [home, all] = [0, 0];
    for (const branch of open) {
      for (const step of stepsFrom(branch, isRunning)) {
        const next = advance(branch, step);
        all += next.chance;
        if (next.sets[0] > branch.sets[0]) home += next.chance;
        if (winnerOf(next.sets, bestOf) !== undefined) {
          over.push(next);
          continue;
        }
        const tossed = law.tossesLast && next.sets[0] + next.sets[1] === bestOf - 1;
        put(later, tossed ? { ...next, opener: undefined } : next);
      }
    }
    if (all > certain) setsWon.push(home);
    open = [...later.values()];
  }
  const { scores, ...counted } = summed(over);
  return { scores, sets: setsWon, ...(law.countsSets ? countedSets(scores) : counted) };

  function stepsFrom({ sets, opener }: Branch, isRunning: boolean): readonly SetStep[] {
    const set = isRunning ? at : { set: [0, 0] as const, points: [0, 0] as const, server: undefined };
    const key = `${isRunning} ${opener} ${sets[0] + sets[1] === bestOf - 1}`;
    const kept = known.get(key);
    if (kept) return kept;
    const ends = openersOf(opener).flatMap(({ side, share }) => {
      const server = isRunning ? (at.server ?? side) : side;
      const own = law.endsOf(
        { sets, set: set.set, points: set.points, opener: side, server },
        chances,
        bestOf,
      );
      return share === 1 ? own : own.map(end => ({ ...end, chance: end.chance * share }));
    });
    const steps = stepsOf(ends);
    known.set(key, steps);
    return steps;
  }
}

function openersOf(opener: Side | undefined): readonly { readonly side: Side; readonly share: number }[] {
  if (opener !== undefined) return [{ side: opener, share: 1 }];
  return [
    { side: 0, share: 0.5 },
    { side: 1, share: 0.5 },
  ];
}

/** What a set adds to a match, by who wins it and who opens the next one: the rows sum to its chance. */
interface SetStep {
  readonly homeWins: boolean;
  readonly opener: Side;
  readonly chance: number;
  readonly lead: Row;
  readonly total: Row;
}

function stepsOf(ends: readonly SetEnd[]): SetStep[] {
  const groups = new Map<string, SetEnd[]>();
  for (const end of ends) {
    const key = `${end.score[0] > end.score[1]} ${end.opener}`;
    const group = groups.get(key);
    if (group) group.push(end);
    else groups.set(key, [end]);
  }
  return [...groups.values()].map(group => {
    // Safe: a group has an end.
    const { score, opener } = group[0]!;
    return {
      homeWins: score[0] > score[1],
      opener,
      chance: group.reduce((sum, end) => sum + end.chance, 0),
      lead: rowBy(group, ([h, c]) => h - c),
      total: rowBy(group, ([h, c]) => h + c),
    };
  });
}

/** Where a branch leads to when its next set ends so. */
function advance(branch: Branch, { homeWins, opener, chance, lead, total }: SetStep): Branch {
  const [home, away] = branch.sets;
  return {
    sets: homeWins ? [home + 1, away] : [home, away + 1],
    opener,
    chance: branch.chance * chance,
    lead: convolved(branch.lead, lead),
    total: convolved(branch.total, total),
  };
}

/** Lead and total of the sets themselves. */
function countedSets(scores: SetsChances['scores']): Pick<SetsChances, 'lead' | 'total'> {
  return { lead: rowBy(scores, ([h, c]) => h - c), total: rowBy(scores, ([h, c]) => h + c) };
}

function rowBy(ends: SetsChances['scores'], numberOf: (score: Score) => number): Row {
  const numbers = ends.map(({ score }) => numberOf(score));
  const from = Math.min(...numbers);
  const chances = new Float64Array(Math.max(...numbers) - from + 1);
  ends.forEach(({ chance }, at) => {
    chances[numbers[at]! - from]! += chance;
  });
  return { from, chances };
}

function put(branches: Map<string, Branch>, next: Branch): void {
  const key = `${next.sets.join(':')} ${next.opener}`;
  const known = branches.get(key);
  branches.set(
    key,
    known
      ? {
          ...next,
          chance: known.chance + next.chance,
          lead: mix(known.lead, next.lead, 1),
          total: mix(known.total, next.total, 1),
        }
      : next,
  );
}

function summed(over: readonly Branch[]): Omit<SetsChances, 'sets'> {
  const scores = new Map<string, { score: Score; chance: number }>();
  for (const { sets, chance } of over) {
    const key = sets.join(':');
    scores.set(key, { score: sets, chance: chance + (scores.get(key)?.chance ?? 0) });
  }
  const rowOf = (name: 'lead' | 'total') =>
    over.map(branch => branch[name]).reduce((one, other) => mix(one, other, 1));
  return { scores: [...scores.values()], lead: rowOf('lead'), total: rowOf('total') };
}

function single(value: number): Row {
  return { from: value, chances: new Float64Array([1]) };
}

/** Every final score of a match that has come to these sets. */
export function finalScoresFrom([home, away]: Score, bestOf: number): Score[] {
  const enough = setsToWin(bestOf);
  if (Math.max(home, away) >= enough) return [[home, away]];
  const others = Array.from({ length: enough }, (_, sets) => sets);
  return [
    ...others.filter(sets => sets >= away).map((sets): Score => [enough, sets]),
    ...others.filter(sets => sets >= home).map((sets): Score => [sets, enough]),
  ];
}
