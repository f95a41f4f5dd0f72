import { type Grade, gradeMarket, isOfBothHalves, marketByWtype, settleBet } from '@lobby/betting';
import { greatestWorstCase } from './linear-programme.ts';
import type { Outcome, PricedSelection } from './selections.ts';

/** The best that stakes on some selections can be sure of. Shares and returns are plain numbers: this is a check. */
export interface Hedge {
  /** Net return per unit risked in the worst outcome, for the stakes below. Above 0 it is an arbitrage. */
  readonly worstReturn: number;
  /** What no stakes at all can beat, proven by a probability of each outcome (the dual of the programme). */
  readonly limit: number;
  /** Shares of the money risked, largest first; they sum to 1. */
  readonly stakes: readonly { readonly selection: PricedSelection; readonly share: number }[];
}

/**
 * Looks for stakes that win whatever happens, by linear programming: a column for each bet that is graded
 * differently, at its best price, and a row for each outcome. The selections may come from boards of several
 * processes or moments.
 */
export function bestHedge(
  selections: readonly PricedSelection[],
  outcomes: readonly Outcome[],
): Promise<Hedge> {
  return hedgeOver(selections, bets => distinctRows(bets, outcomes));
}

/** The same of a sport that is graded otherwise, by its own rules. */
export function bestHedgeBy<Result>(
  selections: readonly PricedSelection[],
  outcomes: readonly Result[],
  grade: (bet: PricedSelection, outcome: Result) => Grade,
): Promise<Hedge> {
  return hedgeOver(selections, bets =>
    distinct(outcomes.map(outcome => bets.map(bet => grade(bet, outcome)))),
  );
}

async function hedgeOver(
  selections: readonly PricedSelection[],
  rowsOf: (bets: readonly PricedSelection[]) => Grade[][],
): Promise<Hedge> {
  const bets = bestPrices(selections);
  const rows = rowsOf(bets);
  const columns = distinctColumns(bets, rows);
  const { weights, worst, limit } = await greatestWorstCase(columns.map(({ returns }) => returns));
  const stakes = columns.map(({ selection }, at) => ({ selection, share: weights[at] ?? 0 }));
  return {
    worstReturn: worst - 1,
    limit: limit - 1,
    stakes: stakes.filter(({ share }) => share > 1e-9).sort((one, two) => two.share - one.share),
  };
}

/** Of prices of one bet, in several formats or from several boards, only the best can matter. */
function bestPrices(selections: readonly PricedSelection[]): PricedSelection[] {
  const best = new Map<string, PricedSelection>();
  for (const selection of selections) {
    const { wtype, rtype, line, strong, scoreAtBet } = selection;
    const bet = [wtype, rtype, line, strong, scoreAtBet].join(' ');
    const known = best.get(bet);
    if (!known || creditOf(selection, 'W') > creditOf(known, 'W')) best.set(bet, selection);
  }
  return [...best.values()];
}

/** The grades of all bets, in their order, once for all outcomes that grade every bet alike. */
function distinctRows(bets: readonly PricedSelection[], outcomes: readonly Outcome[]): Grade[][] {
  const graders = bets.map(graderOf);
  const rows = outcomes.map(outcome => {
    const half = outcome.half.join(':');
    const full = outcome.full.join(':');
    const printed = { outcome, half, full, both: `${half} ${full}` };
    return graders.map(grade => grade(printed));
  });
  return distinct(rows);
}

const distinct = (rows: Grade[][]) => [...new Map(rows.map(row => [row.join(), row])).values()];

/** An outcome with its scores as text, by which grades are kept. */
interface PrintedOutcome {
  readonly outcome: Outcome;
  readonly half: string;
  readonly full: string;
  readonly both: string;
}

/** Grades one bet, asking the engine once for each score that can decide it. */
function graderOf(bet: PricedSelection): (printed: PrintedOutcome) => Grade {
  const market = marketByWtype(bet.wtype);
  const needsBoth = market && (isOfBothHalves(market.kind) || market.kind === 'same-match');
  const decidedBy = needsBoth ? 'both' : market?.period === 'half' ? 'half' : 'full';
  const known = new Map<string, Grade>();
  return printed => {
    const score = printed[decidedBy];
    const grade = known.get(score) ?? gradeMarket(bet, printed.outcome);
    if (!grade) throw new Error(`${bet.wtype} ${bet.rtype} is not decided by ${printed.both}.`);
    known.set(score, grade);
    return grade;
  };
}

interface Column {
  readonly selection: PricedSelection;
  /** What one unit of risk pays back in each row; 0 is a loss. */
  readonly returns: Float64Array;
}

/** One column for all bets that are graded alike in every row: the one that pays most. */
function distinctColumns(bets: readonly PricedSelection[], rows: readonly (readonly Grade[])[]): Column[] {
  const best = new Map<string, { bet: PricedSelection; grades: readonly Grade[] }>();
  bets.forEach((bet, at) => {
    const grades = rows.map(row => row[at]!);
    const alike = grades.join();
    const known = best.get(alike);
    if (!known || creditOf(bet, 'W') > creditOf(known.bet, 'W')) best.set(alike, { bet, grades });
  });
  return [...best.values()].map(({ bet, grades }) => {
    const credits = new Map([...new Set(grades)].map(grade => [grade, creditOf(bet, grade)]));
    return { selection: bet, returns: Float64Array.from(grades, grade => credits.get(grade)!) };
  });
}

/** What one unit of risk pays back. The stake is large, so that rounding to a fen does not matter. */
function creditOf({ format, odds }: PricedSelection, grade: Grade): number {
  const { credit, risk } = settleBet({ format, odds, stake: 10n ** 12n, grade });
  return Number(credit) / Number(risk);
}
