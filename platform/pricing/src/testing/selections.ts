import {
  type GradedSelection,
  isOfGoalTimes,
  type MatchResult,
  marketByWtype,
  markets,
  type OddsFormat,
  oddsFormats,
  readLine,
  readPrice,
  type Score,
  showPrice,
} from '@lobby/betting';
import type { MatchState } from '@lobby/fixtures';
import type { Board } from '../trader/board.ts';

/** One price a member could take: what would be graded, and the odds as printed in one format. */
export interface PricedSelection extends GradedSelection {
  readonly format: OddsFormat;
  readonly odds: string;
}

/** A score at half-time and one at the end. */
export type Outcome = Required<Pick<MatchResult, 'half' | 'full'>>;

/** Every price of a board in every odds format; a blank price is no offer. In play, with the score of the moment. */
export function pricedSelections(
  board: Board,
  { phase, score }: Pick<MatchState, 'phase' | 'score'>,
): PricedSelection[] {
  const inPlay = phase !== 'pre';
  return markets
    .filter(market => (market.phase === 'live') === inPlay)
    .flatMap(market =>
      market.picks.flatMap(pick =>
        (market.paired ? oddsFormats : (['E'] as const)).flatMap(format => {
          const shown = showPrice(readPrice(board, market, pick), format);
          if (!shown) return [];
          const { wtype } = market;
          const at = inPlay ? { scoreAtBet: score } : {};
          return [{ wtype, rtype: pick.rtype, ...readLine(board, market), ...at, ...shown }];
        }),
      ),
    );
}

/** The same without what the times of goals decide, and an outcome of scores does not. */
export function scoreSelections(...board: Parameters<typeof pricedSelections>): PricedSelection[] {
  return pricedSelections(...board).filter(({ wtype }) => {
    const market = marketByWtype(wtype);
    return market !== undefined && !isOfGoalTimes(market);
  });
}

/**
 * Every way a match can end from `now`, with up to `most` more goals of each side. Leaving out outcomes can only
 * make an arbitrage look easier, so none here is none at all.
 */
export function outcomesFrom(now: Pick<MatchState, 'score' | 'halfScore'>, most = 8): Outcome[] {
  const ends = pairsUpTo(most);
  const after = (more: Score): Score => [now.score[0] + more[0], now.score[1] + more[1]];
  const { halfScore } = now;
  if (halfScore) return ends.map(more => ({ half: halfScore, full: after(more) }));
  return ends.flatMap(more => pairsUpTo(...more).map(early => ({ half: after(early), full: after(more) })));
}

function pairsUpTo(home: number, away = home): Score[] {
  const goals = (most: number) => Array.from({ length: most + 1 }, (_, n) => n);
  return goals(home).flatMap(h => goals(away).map(c => [h, c] as const));
}
