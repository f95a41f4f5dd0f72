import type { Fen, Market } from '@lobby/betslip/engine';
import type { Match } from '../sim/match.ts';

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
export function stakeRange(match: Pick<Match, 'gtype'>, market: Market): StakeRange {
  const full = most[market.kind];
  const half = market.period === 'half' ? full / 2n : full;
  return { least: yuan(10), most: match.gtype === 'VF' ? half / 2n : half };
}

/** Most a member may win in a day on football: 1.5 million US dollars at 7.2, by the terms; stake not counted. */
export const dailyWinCap: Fen = yuan(10_800_000);

/** How long a bet in play waits before it is taken: real time, whatever the speed of the match. */
export function acceptanceDelay(match: Pick<Match, 'gtype'>): number {
  return match.gtype === 'VF' ? 1_000 : 3_000;
}
