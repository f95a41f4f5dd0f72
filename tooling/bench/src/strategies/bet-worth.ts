import { type Grade, goalOfLine, hkValue, type OddsFormat } from '@lobby/betting';
import { adjustedGoals, type Backed, outcomesOf } from '@lobby/pricing';
import { lawGoals } from './drawing-law.ts';
import type { TrueChances } from './true-chances.ts';

/** For one unit risked: the shares of the price won, and of the unit lost. */
const parts: Record<Grade, readonly [won: number, lost: number]> = {
  W: [1, 0],
  LW: [0.5, 0],
  P: [0, 0],
  D: [0, 0],
  LL: [0, 0.5],
  L: [0, 1],
};

/**
 * The same of who scores the next goal: as both sides score at rates of one proportion, each of the goals to come is as
 * likely to be the first as any other.
 */
function worthOfGoal(
  { rtype, line, odds }: Backed & { readonly odds: string },
  [home, away]: TrueChances['score'],
  full: TrueChances['full'],
): number | undefined {
  if (goalOfLine(line) !== home + away + 1) return undefined;
  const side = rtype.at(-1);
  // Nobody scores where no goal is to come.
  let chance = side === 'N' ? full[0]! : 0;
  for (let h = 0; h <= lawGoals && side !== 'N'; h++)
    for (let c = 0; c <= lawGoals; c++)
      if (h + c > 0) chance += (full[h * (lawGoals + 1) + c]! * (side === 'H' ? h : c)) / (h + c);
  return chance * Number(odds) - 1;
}

/**
 * The expected return of one unit risked at a price: −0.05 is a loss of 5 %. Undefined for a market of both halves
 * together, and for one of a first half that has ended.
 */
export function worthOf(
  bet: Backed & { readonly format: OddsFormat; readonly odds: string },
  { score, full, half }: TrueChances,
): number | undefined {
  const { part, grades } = outcomesOf(bet);
  if (part === 'goals') return worthOfGoal(bet, score, full);
  const chances = part === 'full' ? full : part === 'half' ? half : undefined;
  if (!chances) return undefined;
  const hk = hkValue(bet.format, bet.odds);
  const price = Number(hk.n) / Number(hk.d);
  let worth = 0;
  for (let h = 0; h <= lawGoals; h++) {
    for (let c = 0; c <= lawGoals; c++) {
      const row = Math.min(score[0] + h, adjustedGoals) * (adjustedGoals + 1);
      const [won, lost] = parts[grades[row + Math.min(score[1] + c, adjustedGoals)]!];
      worth += chances[h * (lawGoals + 1) + c]! * (won * price - lost);
    }
  }
  return worth;
}
