import { findPick, type Grade, gradeMarket, type Score, type Strong } from '@lobby/betting';
import { readScore } from '@lobby/fixtures';
import { adjustedGoals } from '../trader/liability-adjustment.ts';

/** What was backed, as far as its result goes. */
export interface Backed {
  readonly wtype: string;
  readonly rtype: string;
  readonly line: string;
  readonly strong: Strong;
  readonly score_at_bet: string;
}

/** Which view of a match decides a selection: the final score, the half-time score, or the pair of winners. */
export type Part = 'full' | 'half' | 'halfFull';

/** The grade of a selection in every outcome of the part that decides it, in the order of a `Tilt`. */
export interface Outcomes {
  readonly part: Part;
  readonly grades: readonly Grade[];
}

const width = adjustedGoals + 1;
const kept = new Map<string, Outcomes>();

/** Grades a selection in every outcome. Cached, since every bet needs the same few. */
export function outcomesOf(backed: Backed): Outcomes {
  const key = `${backed.wtype}/${backed.rtype}/${backed.line}/${backed.strong}/${backed.score_at_bet}`;
  const known = kept.get(key) ?? gradeAll(backed);
  if (kept.size > 5_000) kept.clear();
  kept.set(key, known);
  return known;
}

/** @throws RangeError for a selection this house does not trade. */
function gradeAll(backed: Backed): Outcomes {
  const market = findPick(backed.wtype, backed.rtype)?.market;
  if (!market) throw new RangeError(`No selection ${backed.wtype} ${backed.rtype}.`);
  const graded = { ...backed, scoreAtBet: readScore(backed.score_at_bet) };
  const grade = (result: { half?: Score; full?: Score }): Grade => gradeMarket(graded, result) ?? 'D';
  if (market.kind === 'half-full') {
    const winners: readonly Score[] = [
      [1, 0],
      [0, 0],
      [0, 1],
    ];
    return { part: 'halfFull', grades: winners.flatMap(half => winners.map(full => grade({ half, full }))) };
  }
  const part = market.period;
  const scores = Array.from(
    { length: width * width },
    (_, at): Score => [Math.floor(at / width), at % width],
  );
  return { part, grades: scores.map(score => grade({ [part]: score })) };
}
