import type { Market, MarketPick } from '../markets/market.ts';
import type { Score } from './grade.ts';

/** Which pick of a market without a line has won. */
export function winningPick(market: Market, score: Score, half?: Score): MarketPick['pick'] {
  const [home, away] = score;
  const total = home + away;
  switch (market.kind) {
    case '1x2':
      return winner(score);
    case 'odd-even':
      return total % 2 === 0 ? 'EVEN' : 'ODD';
    case 'total-goals':
      return total <= 1 ? '0-1' : total <= 3 ? '2-3' : total <= 6 ? '4-6' : '7+';
    case 'half-full':
      return half ? winner(half) + winner(score) : '';
    case 'both-score':
      return home > 0 && away > 0 ? 'Y' : 'N';
    case 'correct-score': {
      const pick = `${home}:${away}`;
      // The list that was offered decides what counts as "other".
      return market.picks.some(offered => offered.pick === pick) ? pick : 'OTHER';
    }
    default:
      throw new RangeError(`A ${market.kind} market is decided by its line.`);
  }
}

function winner([home, away]: Score): 'H' | 'N' | 'C' {
  return home > away ? 'H' : home < away ? 'C' : 'N';
}
