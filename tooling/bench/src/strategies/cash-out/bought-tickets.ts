import { findPick, mayCombine, sameMatchRtype } from '@lobby/betting';
import { printScore } from '@lobby/fixtures';
import { sportOf } from '@lobby/platform-testing/internals/sportsbook';
import { type Moment, outcomesOf } from '@lobby/pricing';
import { pricedSelections } from '@lobby/pricing/testing/selections';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { PricedBet } from '../worth-by-law.ts';
import { type HeldLeg, type HeldTicket, heldTicket } from './held-ticket.ts';

const someOf = <Item>(items: readonly Item[], next: () => number) => items[Math.floor(next() * items.length)];

/** Tickets of each kind that can be bought on these matches at a moment of each. */
export function boughtTickets(
  seen: ReadonlyMap<TestMatch, Moment>,
  next: () => number,
): Readonly<Record<string, readonly HeldTicket[]>> {
  const boards = [...seen].map(([match, moment]) =>
    pricesOf(match, moment).map((bet): HeldLeg => ({ match, bet })),
  );
  const drawn = Array.from({ length: 60 }, () => boards.flatMap(board => someOf(board, next) ?? []));
  const spread = drawn.filter(legs => legs.length === boards.length && legs.length > 1);
  return {
    single: boards.flat().map(leg => heldTicket([leg])),
    series: spread.map(legs => heldTicket(legs)),
    system: spread.filter(legs => legs.length > 2).map(legs => heldTicket(legs, 2)),
    'of one match': [...seen].flatMap(([match, moment], at) =>
      Array.from({ length: 30 }, () => combined(match, moment, boards[at] ?? [], next)).flatMap(bet =>
        bet ? [heldTicket([{ match, bet }])] : [],
      ),
    ),
  };
}

/** Every price of a board, in one way to write it. */
function pricesOf(match: TestMatch, moment: Moment): PricedBet[] {
  const { state } = moment;
  const score_at_bet = state.phase === 'pre' ? '' : printScore(state.score);
  return pricedSelections(sportOf(match).model.boardOf(match, moment, 'all'), state)
    .filter(({ format }) => format === 'E' || format === 'H')
    .map(each => ({ ...each, score_at_bet }));
}

/** Two picks of a match as one; undefined where the two drawn make none. */
function combined(
  match: TestMatch,
  moment: Moment,
  board: readonly HeldLeg[],
  next: () => number,
): PricedBet | undefined {
  // What both halves decide has a bound here, and no exact worth.
  const parts = board.map(({ bet }) => bet).filter(bet => mayCombine(bet) && outcomesOf(bet).part === 'full');
  const [one, other] = [someOf(parts, next), someOf(parts, next)];
  const rtype = one && other && sameMatchRtype([[one], [other]]);
  const isLive = moment.state.phase !== 'pre';
  const wtype = isLive ? 'RSM' : 'SM';
  const selection = rtype === undefined ? undefined : findPick(wtype, rtype);
  const answer = selection && sportOf(match).model.quoteAt(match, selection, 'E', moment);
  if (rtype === undefined || !answer || !('quote' in answer)) return undefined;
  const { odds, format, line, strong, score } = answer.quote;
  return { wtype, rtype, odds, format, line, strong, score_at_bet: isLive ? printScore(score) : '' };
}
