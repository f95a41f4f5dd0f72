import { type Grade, gradeHandicap, gradeTotal, type OddsFormat, parseLine, settleBet } from '@lobby/betting';

/** What a bet of the tables stakes, in yuan, and its price. */
export const workedBet = { stake: 100, format: 'H', odds: '0.90' } as const satisfies {
  readonly stake: number;
  readonly format: OddsFormat;
  readonly odds: string;
};

/** One result of a bet: how it is graded, and what comes back in yuan. */
export interface WorkedCell {
  readonly grade: Grade;
  readonly back: string;
}

/** A line and what it comes to by each outcome of its table. */
export interface WorkedLine {
  readonly line: string;
  readonly cells: readonly WorkedCell[];
}

/** By how many goals the home side is ahead at the end. */
export const margins = [-1, 0, 1, 2, 3] as const;
/** How many goals are scored. */
export const totals = [1, 2, 3, 4] as const;

const handicaps = ['0', '0 / 0.5', '0.5', '0.5 / 1', '1', '1 / 1.5', '1.5', '1.5 / 2', '2'];
const totalLines = ['2', '2 / 2.5', '2.5', '2.5 / 3', '3'];

/** The home side gives a line, or gets it, settled by the rules that settle every bet. */
export function handicapLines(side: 'gives' | 'gets'): readonly WorkedLine[] {
  return handicaps.map(line => {
    const quarters = parseLine(line) ?? 0;
    const lineHome = String((side === 'gives' ? -quarters : quarters) / 4 + 0);
    return {
      line,
      cells: margins.map(margin => {
        const score = [Math.max(margin, 0), Math.max(-margin, 0)] as const;
        return cellOf(gradeHandicap({ lineHome, side: 'H', score }));
      }),
    };
  });
}

/** Over or under a line. */
export function totalsLines(side: 'O' | 'U'): readonly WorkedLine[] {
  return totalLines.map(line => ({
    line,
    cells: totals.map(total => cellOf(gradeTotal({ line, side, total }))),
  }));
}

function cellOf(grade: Grade): WorkedCell {
  const { credit } = settleBet({ ...workedBet, stake: BigInt(workedBet.stake) * 100n, grade });
  return { grade, back: String(Number(credit) / 100) };
}
