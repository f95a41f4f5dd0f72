import { type GameCategory, turnoverGroups } from '../../categories.ts';
import type { PromotionRule } from '../rule.ts';

/**
 * The least that the house keeps of a stake in a category, in hundred-thousandths: of sports what the bench of strategies
 * holds every strategy to, of games what the exact return of the best of them leaves. `rewards.test.ts` compares them.
 */
export const leastEdges: Readonly<Record<GameCategory, bigint>> = {
  TY: 1_500n,
  DJ: 5_000n,
  ZR: 1_050n,
  QP: 370n,
  CP: 2_000n,
  DZ: 4_000n,
  BY: 4_000n,
};
const whole = 100_000n;

/** The category of a product group of which the house keeps least. */
export const leastCategory = (group: PromotionRule['turnover']['group']): GameCategory =>
  turnoverGroups[group].toSorted((one, other) => Number(leastEdges[one] - leastEdges[other]))[0] ?? 'TY';

/** Fen that staking so much costs a player at least, in the long run; a part of a fen is cut off. */
export const leastCost = (stake: bigint, category: GameCategory): bigint =>
  (stake * leastEdges[category]) / whole;
