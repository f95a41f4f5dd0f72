import { sameMatchMarkets } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { sportOf } from '@lobby/platform-testing/internals/sportsbook';
import { freshMoment, type Moment, noInputs, selectionOf } from '@lobby/pricing';
import { gradedChance } from '@lobby/pricing/testing/graded-cells';
import { partsOf, someCombination } from '@lobby/pricing/testing/some-combinations';
import { testMatch } from '@lobby/simulation/testing/match';
import { dose } from './dose.ts';
import { type Figure, median, micros, times } from './figure.ts';
import { compare } from './stopwatch.ts';

const match = testMatch({ expected: [1.7, 1.1] });
const { model } = sportOf(match);
const sets = dose(10_000, 20);
/** Priced in one round, which takes a few ms. */
const atOnce = dose(100, 10);
/** Rounds beside which one is graded cell by cell, which takes as long as hundreds that are priced. */
const gradedRounds = dose(10, 1);

/** A combination as it travels on the wire. */
interface Wanted {
  readonly wtype: string;
  readonly rtype: string;
  readonly chose_team: '';
}

/**
 * What it costs to price a combination of one match, from the text of its pick to its price or its refusal, at a moment
 * before the match and one in each half; beside the same chance by grading every cell.
 */
export async function combinationFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, moment] of moments()) {
    const wanted = someWanted(moment);
    checkPrices(moment, wanted.slice(0, dose(20, 4)));
    let ours = 0;
    const theirs: number[] = [];
    for (let from = 0; from < wanted.length; from += atOnce) {
      const some = wanted.slice(from, from + atOnce);
      const price = () => some.map(one => quote(one, moment));
      const isGraded = theirs.length < gradedRounds;
      const byHand = isGraded ? () => graded(some[0]!, moment) : () => undefined;
      const runs = { ours: 1, theirs: 1 };
      const measured = await compare(price, byHand, { runs, rounds: dose(isGraded ? 3 : 6, 1) });
      ours += measured.ours / wanted.length;
      if (isGraded) theirs.push(measured.theirs);
    }
    const grading = median(theirs);
    figures.push({
      what: `a combination of one match, ${name} (${wanted.length} sets)`,
      ours: micros(ours),
      beside: `each cell graded ${micros(grading)}`,
      ratio: `${times(grading / ours)} as fast`,
      goal: '≤ 200 µs, ≥ 20x',
      met: ours <= 0.2 && grading / ours >= 20,
    });
  }
  return [...figures, await firstOfMoment()];
}

/** The first combination of a moment, which makes the cells, and the prices of all its markets. */
async function firstOfMoment(): Promise<Figure> {
  const [[, moment]] = moments();
  const [wanted] = someWanted(moment);
  const measured = await compare(
    () => quote(wanted!, { ...moment }),
    () => model.boardOf(match, { ...moment }, 'all'),
    { runs: { ours: 4, theirs: 4 }, rounds: dose(100, 1) },
  );
  return {
    what: 'the first combination of a moment, before the match',
    ours: micros(measured.ours),
    beside: `all its markets ${micros(measured.theirs)}`,
    ratio: times(measured.ours / measured.theirs),
    goal: '≤ 2x',
    met: measured.ours / measured.theirs <= 2,
  };
}

function moments(): [[string, Moment], ...[string, Moment][]] {
  const before = freshMoment(match, match.kickoff - 3_600_000, noInputs);
  const inPlay = (state: Partial<Moment['state']>): Moment => {
    const reached = { ...before.state, shut: false, ...state };
    return { ...before, state: reached, priced: reached };
  };
  return [
    ['before the match', before],
    ['in the first half', inPlay({ phase: '1H', clock: 20 * 60, score: [0, 1] })],
    ['in the second half', inPlay({ phase: '2H', clock: 55 * 60, score: [1, 0], halfScore: [1, 0] })],
  ];
}

const phaseOf = ({ state }: Moment) => (state.phase === 'pre' ? 'pre' : 'live');

function someWanted(moment: Moment): Wanted[] {
  const next = seeded('combinations to price');
  const parts = partsOf(phaseOf(moment)).filter(({ market }) => model.isOffered(market, moment));
  const { wtype } = sameMatchMarkets[phaseOf(moment)];
  return Array.from({ length: sets }, () => ({
    wtype,
    rtype: someCombination(parts, next).rtype,
    chose_team: '',
  }));
}

function quote(wanted: Wanted, moment: Moment) {
  const selection = selectionOf(wanted);
  if (!selection) throw new Error(`No combination ${wanted.rtype}.`);
  return model.quoteAt(match, selection, 'E', moment);
}

const graded = ({ wtype, rtype }: Wanted, moment: Moment) =>
  gradedChance(match, moment, { wtype, rtype, line: '', strong: '', scoreAtBet: moment.state.score });

/** @throws Error when a price is above what its chance is worth, or what cannot win is not refused so. */
function checkPrices(moment: Moment, wanted: readonly Wanted[]): void {
  for (const one of wanted) {
    const chance = graded(one, moment);
    const answer = quote(one, moment);
    const isWrong =
      'quote' in answer ? Number(answer.quote.odds) * chance > 0.85 : chance === 0 && !('refusal' in answer);
    if (isWrong) throw new Error(`${one.rtype} wins with a chance of ${chance}: ${JSON.stringify(answer)}.`);
  }
}
