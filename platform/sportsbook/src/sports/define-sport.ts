import {
  markets as allMarkets,
  dailyPayoutCap,
  type MarketKind,
  type Period,
  periodsOf,
} from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { PriceModel, SportLimits } from '@lobby/pricing';
import { SLIP_LIMIT, type SportCode, type SportFacts } from '@lobby/sports';
import type { Sport } from './sport.ts';
import { yuan } from './yuan.ts';

/** What a sport takes; what it leaves out is as of most sports. */
export interface OwnLimits extends Partial<Pick<SportLimits, 'legs' | 'smallLeagues'>> {
  readonly mostStake: SportLimits['mostStake'];
  /** The most the house may lose on a selection; its other limits of liability are shares of it. */
  readonly liability: { readonly selection: Fen };
  /** Most on an outright over its matches, fen. */
  readonly mostOnChampion?: Fen;
}

/** What a sport says for itself. It sells every kind of market that `mostStake` names. */
interface SportRules extends OwnLimits {
  /** What makes the prices of these kinds and periods; liability may be counted by the grades of the sport. */
  model(
    kinds: readonly MarketKind[],
    grade: Sport['settlement']['grade'],
    periods: readonly Period[],
  ): PriceModel;
  readonly grade: Sport['settlement']['grade'];
  /** As `clock.betsWait` of a sport, seconds. */
  readonly betsWait: number;
}

/** A sport by its facts and its rules, with what sports have in common. */
export function defineSport(facts: SportFacts & { readonly code: SportCode }, rules: SportRules): Sport {
  const { mostStake, legs = { least: 2, most: SLIP_LIMIT }, smallLeagues = 1n } = rules;
  const { model, grade, betsWait, liability, mostOnChampion = yuan(2_500) } = rules;
  const kinds = new Set(allMarkets.map(({ kind }) => kind));
  const markets = [...kinds].filter(kind => kind in mostStake);
  return {
    ...facts,
    markets,
    model: model(markets, grade, periodsOf(facts.play)),
    limits: {
      leastStake: yuan(10),
      mostStake,
      legs,
      liability: sharesOf(liability.selection),
      smallLeagues,
    },
    dayWin: dailyPayoutCap(facts.code),
    champions: { least: yuan(10), most: mostOnChampion },
    clock: { betsWait },
    settlement: { grade },
  };
}

function sharesOf(selection: Fen): SportLimits['liability'] {
  return {
    selection,
    market: (selection * 3n) / 2n,
    match: (selection * 5n) / 2n,
    member: selection / 2n,
    liquidity: selection,
  };
}
