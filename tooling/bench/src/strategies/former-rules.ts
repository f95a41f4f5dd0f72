import { findPick, hkValue, sameLine } from '@lobby/betting';
import { visibleSpan } from '@lobby/fixtures';
import { judge } from '@lobby/platform-testing/internals/sportsbook';
import { freshMoment, momentAt, noInputs, quoteAt } from '@lobby/pricing';
import { stateAt } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { type BookRules, bookRules } from './order-flow.ts';

/** Former rules of the book, each with an exploitable weakness that the measurements must detect. */
export const formerRules = {
  /** The delay of a bet is three real seconds, at any speed of the match. */
  wait: { ...bookRules, wait: () => 3_000 },
  /** A bet is accepted at its old price when the board shows another line by its due time. */
  line: { ...bookRules, judge: unlessSameLine(judge) },
  /** The same, with a delay of three real seconds. */
  lineAndWait: { ...bookRules, wait: () => 3_000, judge: unlessSameLine(judge) },
  /** Prices are valid for two real seconds and more; a fall of up to 0.05 times the root of the speed is tolerated. */
  leeway: { ...bookRules, shown: held, judge: leewayOf },
  /** All of these together. */
  all: { shown: held, wait: () => 3_000, judge: unlessSameLine(leewayOf) },
} satisfies Record<string, BookRules>;

function unlessSameLine(otherwise: BookRules['judge']): BookRules['judge'] {
  return (bet, match, moment) => {
    const verdict = otherwise(bet, match, moment);
    const shown = shownNow(bet, match, moment);
    const moved = shown && (!sameLine(shown.line, bet.line) || shown.strong !== bet.strong);
    return 'refused' in verdict && verdict.refused !== 'odds-changed'
      ? verdict
      : moved
        ? { accepted: { odds: bet.odds, win: bet.win } }
        : verdict;
  };
}

function leewayOf(...[bet, match, moment]: Parameters<typeof judge>): ReturnType<typeof judge> {
  const shown = shownNow(bet, match, moment);
  const verdict = judge({ ...bet, policy: 'all' }, match, moment);
  if (!shown || ('refused' in verdict && verdict.refused !== 'odds-changed')) return verdict;
  const fallen = hongKong(bet.price_format, bet.odds) - hongKong(shown.format, shown.odds);
  // Safe: only matches are decided, and they have a speed.
  const allowed = 0.05 * Math.sqrt(Math.max(1, (match as TestMatch).speed));
  return bet.policy !== 'all' && fallen > allowed
    ? { refused: 'odds-changed' }
    : { accepted: { odds: bet.odds, win: bet.win } };
}

function shownNow(...[bet, match, moment]: Parameters<typeof judge>) {
  const selection = findPick(bet.wtype, bet.rtype);
  const answer = selection && quoteAt(match, selection, bet.odds_format, moment);
  return answer && 'quote' in answer ? answer.quote : undefined;
}

function held(match: TestMatch, at: number) {
  const now = momentAt(match, at, noInputs);
  if (now.state.phase === 'pre') return now;
  const period = Math.max(2_000, visibleSpan(match, 6));
  const since = Math.max(at - (at % period), now.state.since);
  const { clock } = stateAt(match, since);
  return { ...freshMoment(match, at, noInputs), priced: { ...now.state, clock } };
}

function hongKong(...price: Parameters<typeof hkValue>): number {
  const { n, d } = hkValue(...price);
  return Number(n) / Number(d);
}
