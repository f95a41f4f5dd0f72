import { divideHalfUp, type Fen } from '@lobby/money';
import type { OddsFormat } from '../odds/odds.ts';
import { type Exposure, exactRisk } from '../odds/risk.ts';
import type { Grade } from './grade.ts';

/** What a settled bet did: `credit` goes back to the balance, `net` is credit less the risk held. */
export interface Settlement {
  readonly credit: Fen;
  readonly net: Fen;
}

/** Halves of risk and of win that come back, per grade. */
export const returnedHalves: Record<Grade, readonly [risk: bigint, win: bigint]> = {
  W: [2n, 2n],
  LW: [2n, 1n],
  P: [2n, 0n],
  LL: [1n, 0n],
  L: [0n, 0n],
  D: [2n, 0n],
};

/**
 * Settles from the amounts promised at placement, in whole fen. The credit is rounded once, half up
 * (only LW and LL can need it), and is never negative.
 */
export function settleMoney(bet: Exposure & { readonly grade: Grade }): Settlement {
  const [risk, win] = returnedHalves[bet.grade];
  const credit = divideHalfUp(bet.risk * risk + bet.win * win, 2n);
  return { credit, net: credit - bet.risk };
}

/**
 * Settles from the price itself, so that a half result is not rounded twice: credit is the exact
 * amount rounded once. Prefer it wherever the stake and the price of the bet are known.
 */
export function settleBet(bet: {
  readonly format: OddsFormat;
  readonly odds: string;
  readonly stake: Fen;
  readonly grade: Grade;
}): Settlement & { readonly risk: Fen } {
  const exact = exactRisk(bet.format, bet.odds, bet.stake);
  const [riskHalves, winHalves] = returnedHalves[bet.grade];
  const halves = exact.risk.n * riskHalves * exact.win.d + exact.win.n * winHalves * exact.risk.d;
  const credit = divideHalfUp(halves, 2n * exact.risk.d * exact.win.d);
  const risk = divideHalfUp(exact.risk.n, exact.risk.d);
  return { credit, net: credit - risk, risk };
}
