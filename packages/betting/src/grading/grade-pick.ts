import type { Market, MarketPick } from '../markets/market.ts';
import type { Grade, Score } from './grade.ts';

/** What a pick of a market without a line came to: P where a draw returns the stake. */
export function gradePick(market: Market, { pick }: MarketPick, score: Score, half?: Score): Grade {
  if (market.kind === 'draw-no-bet' && winner(score) === 'N') return 'P';
  return hasWon(market, pick, score, half) ? 'W' : 'L';
}

function hasWon(market: Market, pick: MarketPick['pick'], score: Score, half?: Score): boolean {
  const [home, away] = score;
  const total = home + away;
  switch (market.kind) {
    case '1x2':
    case 'draw-no-bet':
      return pick === winner(score);
    case 'double-chance':
      return pick.includes(winner(score));
    case 'odd-even':
      return pick === (total % 2 === 0 ? 'EVEN' : 'ODD');
    case 'total-goals':
      return pick === (total <= 1 ? '0-1' : total <= 3 ? '2-3' : total <= 6 ? '4-6' : '7+');
    case 'half-full':
      return half !== undefined && pick === winner(half) + winner(score);
    case 'both-score':
      return pick === (home > 0 && away > 0 ? 'Y' : 'N');
    case 'clean-sheet':
      return (pick === 'H' ? away : home) === 0;
    case 'win-to-nil':
      return pick === winner(score) && Math.min(home, away) === 0;
    case 'winning-margin':
      return pick === marginOf(score);
    case 'most-goals-half':
    case 'score-both-halves':
    case 'win-either-half':
    case 'win-both-halves':
      return half !== undefined && wonByHalves(market.kind, pick, half, secondOf(half, score));
    case 'correct-score': {
      // The list that was offered decides what counts as "other".
      const isOffered = market.picks.some(offered => offered.pick === `${home}:${away}`);
      return pick === (isOffered ? `${home}:${away}` : 'OTHER');
    }
    default:
      throw new RangeError(`A ${market.kind} market is decided by its line.`);
  }
}

/** What fell after half-time. */
function secondOf(half: Score, full: Score): Score {
  return [full[0] - half[0], full[1] - half[1]];
}

/** What compares the two halves, of which the second counts from 0:0. */
function wonByHalves(
  kind: 'most-goals-half' | 'score-both-halves' | 'win-either-half' | 'win-both-halves',
  pick: MarketPick['pick'],
  first: Score,
  second: Score,
): boolean {
  const halves = [first, second];
  switch (kind) {
    case 'most-goals-half': {
      const [early, late] = [first[0] + first[1], second[0] + second[1]];
      return pick === (early > late ? '1H' : early < late ? '2H' : 'N');
    }
    case 'score-both-halves':
      return halves.every(([home, away]) => (pick === 'H' ? home : away) > 0);
    case 'win-either-half':
      return halves.some(score => winner(score) === pick);
    case 'win-both-halves':
      return halves.every(score => winner(score) === pick);
  }
}

function winner([home, away]: Score): 'H' | 'N' | 'C' {
  return home > away ? 'H' : home < away ? 'C' : 'N';
}

/** The pick of a winning margin at a score: "H1" … "H4+", "C1" … "C4+", "N" for a draw with goals, "0:0". */
export function marginOf(score: Score): string {
  const [home, away] = score;
  if (home === away) return home === 0 ? '0:0' : 'N';
  const by = Math.abs(home - away);
  return `${winner(score)}${by >= 4 ? '4+' : by}`;
}
