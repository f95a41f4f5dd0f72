import { parseLine, printLine, type Quarters } from './line.ts';
import type { Market, MarketPick, Phase } from './market.ts';

const phases = [
  { phase: 'pre', wtype: 'NG' },
  { phase: 'live', wtype: 'RNG' },
] as const satisfies readonly { phase: Phase; wtype: string }[];

/** Who scores the next goal, if anybody does. Named by us; its line is the number of that goal in the match. */
export const nextGoalRows: readonly Market[] = phases.map(({ phase, wtype }) => ({
  ...{ kind: 'next-goal', period: 'full', phase, wtype, paired: false },
  lineField: `ratio_${wtype.toLowerCase()}`,
  picks: (['H', 'N', 'C'] as const).map(
    (side): MarketPick => ({
      ...{ pick: side, chose: side, rtype: `${wtype}${side}`, priceField: `ior_${wtype}${side}` },
    }),
  ),
}));

/** No goal after this one of a match is sold. */
export const lastNextGoal = 12;

/** The line of the market of a goal, which is counted as all lines are. @param number from 1. */
export function lineOfGoal(number: number): Quarters {
  return 4 * number;
}

/** The number of the goal that a line of its market says; undefined of any other text. */
export function goalOfLine(line: string): number | undefined {
  const quarters = parseLine(line);
  const isNumber = quarters !== undefined && quarters >= 4 && quarters % 4 === 0;
  return isNumber ? Number(printLine(quarters)) : undefined;
}
