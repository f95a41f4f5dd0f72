import { type GradedSelection, gradeSets, type MatchResult, type Score } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { it } from 'vitest';
import { boardsLimitMs, expectNoArbitrage, withOpinions } from '../testing/no-arbitrage.ts';
import { pricedSelections } from '../testing/selections.ts';
import { type SetSport, setSports, setsMatch, setsMoment, setsResult } from '../testing/sets-moments.ts';
import type { Moment } from '../trader/moment.ts';
import { pricedSets } from './priced-sports.ts';
import { setsModel } from './sets-model.ts';

const kinds = ['1x2', 'handicap', 'total', 'set-handicap', 'set-winner', 'set-score', 'odd-even'] as const;

/**
 * Every score that a set of a sport can have at its end, with the ties that are likely.
 * @param set from 1.
 * @param reached the points of its leader so far.
 */
type EndsOfSet = (set: number, reached: number) => readonly Score[];

const endsOfSet: Readonly<Record<SetSport, EndsOfSet>> = {
  tennis: () => bothWays([[7, 5], [7, 6], ...[0, 1, 2, 3, 4].map((games): Score => [6, games])]),
  volleyball: (set, reached) => pointEnds(set === 5 ? 15 : 25, reached),
  tableTennis: (_, reached) => pointEnds(11, reached),
  badminton: (_, reached) => pointEnds(21, reached),
  // A frame is one to none, whatever its points are.
  snooker: () => bothWays([[1, 0]]),
};

it.each(Object.keys(setSports) as SetSport[])(
  'no stakes on %s win whatever happens, before the match and in play',
  sport => expectNoArbitrage(someBoards(sport)),
  boardsLimitMs,
);

function* someBoards(sport: SetSport) {
  const next = seeded(`boards of ${sport}`);
  const priced = pricedSets[sport];
  const rules = sport === 'tennis' ? { retiredAfter: 1 } : { countsSets: 'countsSets' in priced };
  const graded = (selection: GradedSelection, result: MatchResult) => gradeSets(selection, result, rules);
  const ownKinds = kinds.filter(kind => kind !== 'set-handicap' || !('countsSets' in priced));
  const model = setsModel(ownKinds, graded, priced);
  const { lids, expected } = setSports[sport];
  const leagues = Object.values(lids);
  for (let n = 0; ; n++) {
    const near = expected.map(chance => chance + 0.1 * (next() - 0.5));
    const match = setsMatch(sport, n, leagues[n % leagues.length]!, [near[0]!, near[1]!]);
    const points = n % 3 === 0 ? -1 : Math.floor(next() * setsResult(sport, match).points);
    const moment = withOpinions(setsMoment(sport, match, points), next);
    const { phase, score } = moment.state;
    const outcomes = someEnds(moment, endsOfSet[sport], next);
    if (outcomes.length === 0) continue;
    yield {
      label: `${n}, ${phase} after ${points}, ${score.join(':')}`,
      inPlay: phase !== 'pre',
      selections: pricedSelections(model.boardOf(match, moment, 'all'), moment.priced),
      outcomes,
      grade: (bet: GradedSelection, result: MatchResult) => graded(bet, result) ?? 'D',
    };
  }
}

/** Some ways to end from here, every winner of every set among them. */
function someEnds({ state: { score, sets } }: Moment, endsOf: EndsOfSet, next: () => number): MatchResult[] {
  const enough = (sets!.bestOf + 1) / 2;
  const ended = sets!.scores.slice(0, score[0] + score[1]);
  const running = sets!.isBreak ? undefined : sets!.scores.at(-1);
  const canEnd = (at: number, end: Score) =>
    at > ended.length || !running || Math.max(...end) === 1 || (end[0] >= running[0] && end[1] >= running[1]);
  const drawn = () => {
    const played = [...ended];
    let full: Score = score;
    while (Math.max(...full) < enough) {
      const homeWins = next() < 0.5;
      const at = played.length;
      const reached = at > ended.length || !running ? 0 : Math.max(...running);
      const ends = endsOf(at + 1, reached).filter(end => end[0] > end[1] === homeWins && canEnd(at, end));
      if (ends.length === 0) return [];
      played.push(ends[Math.floor(ends.length * next())]!);
      full = homeWins ? [full[0] + 1, full[1]] : [full[0], full[1] + 1];
    }
    return [{ full, sets: played }];
  };
  return Array.from({ length: 1_500 }, drawn).flat();
}

/** Every score of a set of points, and ties of six points more than are needed, or are reached. */
function pointEnds(enough: number, reached: number): readonly Score[] {
  const clear = Array.from({ length: enough - 1 }, (_, points): Score => [enough, points]);
  const most = Math.max(enough, reached) + 6;
  const tied = Array.from(
    { length: most - enough },
    (_, more): Score => [enough + 1 + more, enough - 1 + more],
  );
  return bothWays([...clear, ...tied]);
}

const bothWays = (ends: readonly Score[]): readonly Score[] =>
  ends.flatMap(([h, c]): Score[] => [
    [h, c],
    [c, h],
  ]);
