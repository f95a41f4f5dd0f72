import { marketInPhase, markets } from '@lobby/betting';
import { type Board, boardOf } from '@lobby/pricing';
import { pricedSelections } from '@lobby/pricing/testing/selections';
import { worthOf } from './bet-worth.ts';
import type { Occasion } from './order-flow.ts';
import { trueChances } from './true-chances.ts';

/** The input of a strategy's decision. */
export interface View {
  readonly occasion: Occasion;
  readonly board: Board;
  /** Boards of the previous hour of match time; only those of the same phase and score. */
  readonly hour: () => readonly Board[];
}
export interface Selection {
  readonly wtype: string;
  readonly rtype: string;
}

type Strategy = (view: View) => Selection | undefined;

const mainOf = (kind: 'handicap' | 'total' | '1x2', period: 'full' | 'half' = 'full') =>
  markets.find(market => market.kind === kind && market.period === period && market.phase === 'pre')!;

/** Always the pick at `place` of a main market, in the market's own order: home draw away, over under. */
function always(kind: 'handicap' | 'total' | '1x2', place: number, period?: 'full' | 'half'): Strategy {
  return ({ occasion }) => {
    const live = occasion.seen.state.phase !== 'pre';
    const market = marketInPhase(mainOf(kind, period), live ? 'live' : 'pre');
    const pick = market?.picks[place];
    return market && pick && { wtype: market.wtype, rtype: pick.rtype };
  };
}

/** The side of 1X2 with the shortest price. */
const favourite: Strategy = view => {
  const sides = [always('1x2', 0)(view)!, always('1x2', 2)(view)!];
  const [home, away] = sides.map(side => Number(view.board[`ior_${side.rtype}`] || Number.NaN));
  if (!(home! > 0) || !(away! > 0)) return undefined;
  return home! <= away! ? sides[0] : sides[1];
};

/** The main selection whose price is highest relative to its own average of the last hour. */
const driftedFar: Strategy = view => {
  const candidates = [
    always('1x2', 0),
    always('1x2', 1),
    always('1x2', 2),
    always('handicap', 0),
    always('handicap', 1),
    always('total', 0),
    always('total', 1),
  ].flatMap(strategy => strategy(view) ?? []);
  const boards = view.hour();
  const rated = candidates.map(one => {
    const now = Number(view.board[`ior_${one.rtype}`] || Number.NaN);
    const before = boards.map(board => Number(board[`ior_${one.rtype}`] || Number.NaN));
    return { one, over: now / (before.reduce((sum, odds) => sum + odds, 0) / before.length) };
  });
  const known = rated.filter(({ over }) => Number.isFinite(over));
  return known.sort((a, b) => b.over - a.over)[0]?.one;
};

/**
 * Knows the drawing law, the expected goals of both sides, and everything shown so far: backs the selection with the
 * highest value on the board.
 */
const knowsTheLaw: Strategy = ({ occasion: { match, seen, placed, dueAt } }) => {
  if (seen.state.shut || placed.state.shut) return undefined;
  const truth = trueChances(match, dueAt);
  const { state } = seen;
  const scoreAtBet = state.phase === 'pre' ? '' : state.score.join(':');
  const offers = pricedSelections(boardOf(match, seen, 'all'), state).filter(
    ({ format }) => format === 'H' || format === 'E',
  );
  const rated = offers.flatMap(offer => {
    const worth = worthOf({ ...offer, score_at_bet: scoreAtBet }, truth);
    return worth === undefined ? [] : [{ offer, worth }];
  });
  return rated.sort((a, b) => b.worth - a.worth)[0]?.offer;
};

/** Every strategy decides on every occasion. */
export const strategies: Readonly<Record<string, Strategy>> = {
  over: always('total', 0),
  under: always('total', 1),
  'half over': always('total', 0, 'half'),
  'half under': always('total', 1, 'half'),
  home: always('handicap', 0),
  away: always('handicap', 1),
  draw: always('1x2', 1),
  favourite,
  'drifted in an hour': driftedFar,
  'knows the law': knowsTheLaw,
};
