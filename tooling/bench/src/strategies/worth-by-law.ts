import { expectedReturn, type OddsFormat } from '@lobby/betting';
import { noNoise } from '@lobby/fixtures';
import { sportOf } from '@lobby/platform-testing/internals/sportsbook';
import { type Backed, freshMoment, noInputs } from '@lobby/pricing';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { worthOf } from './bet-worth.ts';
import { trueChances } from './true-chances.ts';

/** A bet at its price. */
export type PricedBet = Backed & { readonly format: OddsFormat; readonly odds: string };

/**
 * What a unit of risk on a bet is expected to gain, by the law of drawing and what is public at `at`: −0.05 is a loss of
 * 5 %. Undefined where the law is not followed.
 */
export type WorthByLaw = (match: TestMatch, at: number) => (bet: PricedBet) => number | undefined;

/** Of football. */
export const worthInGoals: WorthByLaw = (match, at) => {
  const truth = trueChances(match, at);
  return bet => worthOf(bet, truth);
};

/** Of a sport whose book prices by the law it is drawn from: by that book without its noise. */
export const worthByBook: WorthByLaw = (match, at) => {
  const moment = { ...freshMoment(match, at, noInputs), noise: noNoise };
  if (moment.state.phase === 'over') return () => undefined;
  const { model } = sportOf(match);
  return bet => {
    const { returns } = model.legValue(bet, match, moment);
    const risk = expectedReturn({ format: bet.format, odds: bet.odds, grade: 'P' }, {});
    return Number(returns.n * risk.d) / Number(returns.d * risk.n) - 1;
  };
};
