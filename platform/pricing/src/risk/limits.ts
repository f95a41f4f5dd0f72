import type { Market } from '@lobby/betting';
import { type Fixture, matchSpan } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';

/** Least and most that one bet may stake, fen. */
interface StakeRange {
  readonly least: Fen;
  readonly most: Fen;
}

const yuan = (amount: number): Fen => BigInt(amount) * 100n;

const most: Record<Market['kind'], Fen> = {
  handicap: yuan(50_000),
  total: yuan(50_000),
  '1x2': yuan(20_000),
  'odd-even': yuan(10_000),
  'both-score': yuan(10_000),
  'total-goals': yuan(5_000),
  'half-full': yuan(3_000),
  'correct-score': yuan(2_000),
};

/** What a market takes: less in the first half's markets, and less on virtual football. */
export function stakeRange(match: Pick<Fixture, 'gtype'>, market: Market): StakeRange {
  const full = most[market.kind];
  const half = market.period === 'half' ? full / 2n : full;
  return { least: yuan(10), most: match.gtype === 'VF' ? half / 2n : half };
}

/** How many legs a series with a leg of this match needs and may have; the provider's par_minlimit and par_maxlimit. */
export function parlayLimits({ gtype }: Pick<Fixture, 'gtype'>): {
  readonly least: number;
  readonly most: number;
} {
  return { least: 2, most: gtype === 'VF' ? 5 : 10 };
}

/** What series and systems may win, fen. */
export const seriesLimits = {
  /** By one ticket, if all its legs win. */
  ticket: yuan(1_000_000),
  /** By all pending and open tickets of several legs that hold the same match, if all their legs win. */
  match: yuan(3_000_000),
  /** Least stake of a ticket, and of each of its combinations. */
  least: yuan(10),
  leastEach: yuan(2),
} as const;

/** The most the house may lose by what is pending and open at once, fen; each is counted under a lock. */
export interface LiabilityLimits {
  /** By one selection, on whatever line. */
  readonly selection: Fen;
  /**
   * By the bets of one member, so that no member alone closes a selection to the others, not even with waiting bets.
   */
  readonly ownSelection: Fen;
  /** By one market: before the match and in play, main and alternate lines together. */
  readonly market: Fen;
  readonly match: Fen;
  /** By one member's bets on one match. */
  readonly member: Fen;
  /** How much it takes to move a price: see `liabilityAdjustmentOf`. */
  readonly liquidity: Fen;
}

/** Large leagues carry most; others half; virtual football a quarter. In play, and in a first half, half of that. */
export function liabilityLimits(
  fixture: Pick<Fixture, 'gtype' | 'quick'>,
  market: Pick<Market, 'period' | 'phase'>,
): LiabilityLimits {
  const league = fixture.gtype === 'VF' ? 4n : fixture.quick ? 1n : 2n;
  const phase = market.phase === 'live' ? 2n : 1n;
  const period = market.period === 'half' ? 2n : 1n;
  const selection = yuan(200_000) / league / phase / period;
  return {
    selection,
    ownSelection: selection / 2n,
    market: yuan(300_000) / league / phase / period,
    match: yuan(500_000) / league,
    member: yuan(100_000) / league,
    liquidity: yuan(200_000) / league / phase,
  };
}

/** How long a bet in play waits before it is taken, real ms: three seconds on the clock of its match. */
export function acceptanceDelay(match: Pick<Fixture, 'speed'>): number {
  return matchSpan(match, 3);
}
