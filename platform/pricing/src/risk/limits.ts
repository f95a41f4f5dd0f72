import type { Market, Period } from '@lobby/betting';
import { type Fixture, matchSpan } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';

/** Least and most that one bet may stake, fen. */
interface StakeRange {
  readonly least: Fen;
  readonly most: Fen;
}

const yuan = (amount: number): Fen => BigInt(amount) * 100n;

/** What the house takes on the matches of a sport. */
export interface SportLimits {
  /** Least of a single, fen. */
  readonly leastStake: Fen;
  /** Most of a single on a market of the whole match, fen; its share on one of a part, nothing on what is not named. */
  readonly mostStake: Readonly<Partial<Record<Market['kind'], Fen>>>;
  /** How many legs a series with such a match needs and may have; the provider's par_minlimit and par_maxlimit. */
  readonly legs: { readonly least: number; readonly most: number };
  /** The most the house may lose before a match of a large league, fen. */
  readonly liability: Omit<LiabilityLimits, 'ownSelection'>;
  /** By how much that is divided for other leagues. */
  readonly smallLeagues: bigint;
}

/** What a market takes: half in those of the first half, a quarter in those of a quarter, of basketball or of an hour. */
export function stakeRange(
  { leastStake, mostStake }: Pick<SportLimits, 'leastStake' | 'mostStake'>,
  { kind, period }: Pick<Market, 'kind' | 'period'>,
): StakeRange {
  const most = mostStake[kind] ?? 0n;
  return { least: leastStake, most: most / shareOf(period) };
}

/** What of the limits of a match a market of a period has: a half of them in the first half, a quarter in a quarter. */
function shareOf(period: Period): bigint {
  if (period === 'full') return 1n;
  return period === 'half' ? 2n : 4n;
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

/** Large leagues carry most. In play, and in a first half, half of that; in a quarter, of basketball or of an hour, a quarter. */
export function liabilityLimits(
  { liability, smallLeagues }: Pick<SportLimits, 'liability' | 'smallLeagues'>,
  fixture: Pick<Fixture, 'quick'>,
  market: Pick<Market, 'period' | 'phase'>,
): LiabilityLimits {
  const league = fixture.quick ? 1n : smallLeagues;
  const phase = market.phase === 'live' ? 2n : 1n;
  const period = shareOf(market.period);
  const selection = liability.selection / league / phase / period;
  return {
    selection,
    ownSelection: selection / 2n,
    market: liability.market / league / phase / period,
    match: liability.match / league,
    member: liability.member / league,
    liquidity: liability.liquidity / league / phase,
  };
}

/** How long a bet in play waits before it is taken, real ms. @param seconds on the clock of its match. */
export function acceptanceDelay(match: Pick<Fixture, 'speed'>, seconds: number): number {
  return matchSpan(match, seconds);
}
