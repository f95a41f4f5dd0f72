import { findPick, type OddsFormat, type OddsPolicy, stakeToRisk } from '@lobby/betting';
import { printScore } from '@lobby/fixtures';
import { disagreement, judge, sportOf } from '@lobby/platform-testing/internals/sportsbook';
import { acceptanceDelay, type Backed, freshMoment, type Moment, momentAt, noInputs } from '@lobby/pricing';
import type { TestMatch } from '@lobby/simulation/testing/match';

/** A bet accepted by the book, at the moment of acceptance. */
export interface AcceptedBet extends Backed {
  readonly format: OddsFormat;
  readonly odds: string;
}

/** The contents of an order. */
export interface OrderIntent {
  readonly wtype: string;
  readonly rtype: string;
  readonly format: OddsFormat;
  readonly policy: OddsPolicy;
  /** Whether the client sends the state of the match the member saw; it is optional. */
  readonly tellsState: boolean;
}

/** The rules of accepting orders; tests use others to measure their cost. */
export interface BookRules {
  /** The data of a list or a preview of `at`. */
  readonly shown: (match: TestMatch, at: number) => Moment;
  /** The delay of a bet in play, real ms. */
  readonly wait: (match: TestMatch) => number;
  readonly judge: typeof judge;
}

export const bookRules: BookRules = {
  shown: (match, at) => momentAt(match, at, noInputs),
  wait: match => acceptanceDelay(match, sportOf(match).clock.betsWait),
  judge,
};

/** One occasion for a bet: what the member sees, when the order arrives, and when it is decided. */
export interface Occasion {
  readonly match: TestMatch;
  readonly seen: Moment;
  readonly placed: Moment;
  readonly due: Moment;
  readonly placedAt: number;
  readonly dueAt: number;
  readonly rules: BookRules;
}

/** The member looks at a list made at `seenAt`, and the order arrives at `placedAt`. */
export function occasionAt(match: TestMatch, seenAt: number, placedAt: number, rules = bookRules): Occasion {
  const placed = rules.shown(match, placedAt);
  const dueAt = placed.state.phase === 'pre' ? placedAt : placedAt + rules.wait(match);
  const due = placed.state.phase === 'pre' ? placed : freshMoment(match, dueAt, noInputs);
  return { match, seen: rules.shown(match, seenAt), placed, due, placedAt, dueAt, rules };
}

const stake = 10_000n;

/** The platform's decision on an order within all limits; undefined when it is rejected. */
export function follow(
  { match, seen, placed, due, rules }: Occasion,
  intent: OrderIntent,
): AcceptedBet | undefined {
  const selection = findPick(intent.wtype, intent.rtype);
  if (!selection) throw new RangeError(`No selection ${intent.wtype} ${intent.rtype}.`);
  const [first, second] = [seen, placed].map(moment =>
    sportOf(match).model.quoteAt(match, selection, intent.format, moment),
  );
  if (!first || !second || 'refusal' in first || 'refusal' in second) return undefined;
  const [looked, { quote }] = [first.quote, second];
  const agreed = {
    seenOdds: looked.odds,
    seenLine: looked.line,
    seenStrong: looked.strong,
    seenVersion: intent.tellsState ? looked.stateVersion : undefined,
  };
  if (disagreement(agreed, intent.policy, quote)) return undefined;
  const { odds, line, strong, format, live } = quote;
  const backed = {
    wtype: intent.wtype,
    rtype: intent.rtype,
    line,
    strong,
    score_at_bet: live ? printScore(quote.score) : '',
  };
  if (!live) return { ...backed, odds, format };
  const bet = {
    ...backed,
    odds,
    price_format: format,
    odds_format: intent.format,
    policy: intent.policy,
    state_version: BigInt(quote.stateVersion),
    stake,
    ...stakeToRisk(format, odds, stake),
  };
  const verdict = rules.judge(bet, match, due);
  return 'refused' in verdict ? undefined : { ...backed, format, odds: verdict.accepted.odds };
}
