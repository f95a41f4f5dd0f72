import { sportOf } from '@lobby/platform-testing/internals/sportsbook';
import {
  boardOf,
  exposureOf,
  freshMoment,
  liabilityAdjustmentOf,
  liabilityLimits,
  noInputs,
  unadjustedChances,
} from '@lobby/pricing';
import { bestHedge } from '@lobby/pricing/testing/arbitrage';
import { opposites } from '@lobby/pricing/testing/extremes';
import { outcomesFrom, scoreSelections } from '@lobby/pricing/testing/selections';
import { testMatch } from '@lobby/simulation/testing/match';
import { virtualFootball } from '@lobby/sports';

/** The effect of stakes on over before a match on the two prices of its line. */
export interface Movement {
  readonly league: 'large' | 'other' | 'virtual';
  /** Total stake on over, yuan. */
  readonly staked: number;
  /** Hong Kong prices of over and of under, before and after. */
  readonly over: readonly [before: string, after: string];
  readonly under: readonly [before: string, after: string];
}

const leagues = {
  large: { lid: '101' },
  other: { lid: '999' },
  virtual: { gtype: virtualFootball.code },
} as const;

/** How far prices move with stakes, by league and amount. */
export function movements(amounts: readonly number[]): Movement[] {
  return (Object.keys(leagues) as (keyof typeof leagues)[]).flatMap(league => {
    const match = testMatch(leagues[league]);
    const moment = freshMoment(match, match.kickoff - 3_600_000, noInputs);
    const plain = boardOf(match, moment, 'main');
    const { liquidity } = liabilityLimits(sportOf(match).limits, match, { period: 'full', phase: 'pre' });
    return amounts.map((staked): Movement => {
      const risk = BigInt(staked) * 100n;
      const win = BigInt(Math.round(staked * 100 * Number(plain.ior_OUC)));
      const backed = {
        wtype: 'OU',
        rtype: 'OUC',
        line: plain.ratio_o ?? '',
        strong: '',
        score_at_bet: '',
      } as const;
      const exposure = exposureOf([{ ...backed, risk, win }]);
      const adjustment = liabilityAdjustmentOf(
        exposure,
        unadjustedChances(match, moment),
        moment.state,
        liquidity,
      );
      const after = boardOf(match, { ...moment, inputs: { ...noInputs, adjustment } }, 'main');
      const pair = (field: string) => [plain[field] ?? '', after[field] ?? ''] as const;
      return { league, staked, over: pair('ior_OUC'), under: pair('ior_OUH') };
    });
  });
}

/**
 * The largest guaranteed return, as a share of the amount risked, of accomplices who can buy every price of one moment
 * on the boards at the extremes of liability and the market's noise. Below 0: no arbitrage.
 */
export async function guaranteedReturn(matches: number): Promise<number> {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < matches; at++) {
    const match = testMatch({ id: String(at), expected: [0.6 + 0.08 * at, 2.6 - 0.06 * at] });
    const [first] = opposites(match, freshMoment(match, match.kickoff - 1, noInputs).state);
    const everything = opposites(match, first!.state).flatMap(moment =>
      scoreSelections(boardOf(match, moment, 'all'), moment.priced),
    );
    most = Math.max(most, (await bestHedge(everything, outcomesFrom(first!.state))).limit);
  }
  return most;
}
