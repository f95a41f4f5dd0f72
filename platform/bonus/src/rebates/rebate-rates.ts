import { highestVipLevel } from '@lobby/api-client/contract/site/vip';
import type { GameCategory } from '@lobby/funds';

/**
 * Per mille of valid turnover at VIP 0, and what each grade adds: with the gifts of grades less than the game of the
 * category with the lowest edge keeps. Ours (docs/rules.md#rebates).
 */
const perMille: Readonly<Record<GameCategory, readonly [base: number, grade: number]>> = {
  TY: [4, 0.5],
  DJ: [4, 0.5],
  ZR: [2, 0.1],
  QP: [2, 0.1],
  CP: [3, 0.2],
  DZ: [6, 0.5],
  BY: [6, 0.5],
};

/** Fen of a day's turnover in a category below which nothing is paid. */
export const rebateThreshold = 10_000n;

/** The terms of a category at a grade: the rate as text, the most of a day in fen. */
export function rebateRate(
  category: GameCategory,
  grade: number,
): { readonly rate: string; readonly cap: bigint } {
  const [base, step] = perMille[category];
  const counted = Math.min(grade, highestVipLevel);
  return {
    rate: ((base + step * counted) / 1000).toFixed(4),
    cap: 888_800n * BigInt(counted + 1),
  };
}
