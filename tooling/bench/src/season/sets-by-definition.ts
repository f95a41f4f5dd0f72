import type { Market, MarketPick, Score } from '@lobby/betting';
import type { SportCode } from '@lobby/sports';
import { both, type FinalScores, type Half, handicapOf, type LegTerms, sum, totalOf } from './half-bets.ts';

interface SetsLaw {
  /** Finished sets after which who goes on has won; absent: never. */
  readonly wonAfter?: number;
  /** Handicap, total and odd/even count sets, not what sets are made of. */
  readonly countsSets?: boolean;
}

/** As docs/rules.md#sports-of-sets has them. */
const laws: Partial<Record<SportCode, SetsLaw>> = {
  TN: { wonAfter: 1 },
  SK: { wonAfter: 0, countsSets: true },
  VB: {},
  TT: {},
  BM: {},
};

export function isOfSets(gtype: SportCode | undefined): boolean {
  return gtype !== undefined && gtype in laws;
}

/** The two halves of a bet on a match of sets: `full` and `reached` count sets. */
export function halfBetsOfSets(
  leg: LegTerms,
  { market, pick }: { readonly market: Market; readonly pick: MarketPick },
  { gtype, full, reached, sets = [], winner }: FinalScores,
): readonly [Half, Half] {
  const law = (gtype && laws[gtype]) ?? {};
  const back = ['back', 'back'] as const;
  const [home, away] = full ?? reached ?? [0, 0];
  if (market.kind === 'set-winner') {
    const set = (market.set ?? 0) <= home + away ? sets[(market.set ?? 0) - 1] : undefined;
    return set ? both(pick.pick === (set[0] > set[1] ? 'H' : 'C')) : back;
  }
  const counted: Score = law.countsSets ? [home, away] : sum(sets);
  if (full) {
    switch (market.kind) {
      case '1x2':
        return both(pick.pick === (home > away ? 'H' : 'C'));
      case 'set-score':
        return both(pick.pick === `${home}:${away}`);
      case 'set-handicap':
        return handicapOf(leg, pick, full);
      case 'handicap':
        return handicapOf(leg, pick, counted);
      case 'total':
        return totalOf(leg, pick, counted[0] + counted[1]);
      case 'odd-even':
        return both(pick.pick === ((counted[0] + counted[1]) % 2 === 0 ? 'EVEN' : 'ODD'));
      default:
        throw new RangeError(`${leg.wtype} is no market of sets.`);
    }
  }
  if (!reached) return back;
  if (market.kind === '1x2') {
    const isWon = law.wonAfter !== undefined && winner && home + away >= law.wonAfter;
    return isWon ? both(pick.pick === winner) : back;
  }
  if (market.kind === 'total') {
    const passed = totalOf(leg, { ...pick, pick: 'O' }, counted[0] + counted[1])[0] === 'won';
    return passed ? both(pick.pick === 'O') : back;
  }
  if (market.kind !== 'set-score') return back;
  const [wanted = 0, other = 0] = pick.pick.split(':').map(Number);
  return home <= wanted && away <= other ? back : both(false);
}
