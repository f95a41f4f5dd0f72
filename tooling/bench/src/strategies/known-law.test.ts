import { findPick } from '@lobby/betting';
import {
  boardOf,
  freshMoment,
  isOfScores,
  maxAdjustment,
  noAdjustment,
  noInputs,
  outcomesOf,
  quoteAt,
} from '@lobby/pricing';
import { pricedSelections } from '@lobby/pricing/testing/selections';
import { stateAt, timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { worthOf } from './bet-worth.ts';
import { trueChances } from './true-chances.ts';

const minute = 60_000;
const expectations = [
  [2.6, 0.6],
  [1.6, 1.2],
  [0.9, 1.9],
  [2.1, 2.0],
] as const;

/** Matches in all, and those that are looked at in every minute. */
const [many, few] = dose({ small: [12, 2], deep: [80, 8] });

function matchesOf(parts: Pick<TestMatch, 'gtype' | 'speed' | 'breakMinutes'>, length = many): TestMatch[] {
  return Array.from({ length }, (_, n) =>
    testMatch({ id: `known/${parts.gtype}/${n}`, expected: expectations[n % 4]!, ...parts }),
  );
}

type Offer = ReturnType<typeof offersAt>[number];

/** The best price of a board for a bettor who knows the drawing law and everything shown so far. */
function bestAt(match: TestMatch, at: number) {
  return offersAt(match, at).slice(0, 1);
}

function offersAt(match: TestMatch, at: number) {
  const moment = freshMoment(match, at, noInputs);
  const { state } = moment;
  if (state.shut || state.phase === 'over') return [];
  const truth = trueChances(match, at);
  const score_at_bet = state.phase === 'pre' ? '' : state.score.join(':');
  return pricedSelections(boardOf(match, moment, 'all'), state)
    .map(offer => ({
      ...offer,
      match_id: match.id,
      score_at_bet,
      clock: state.clock,
      score: state.score.join(':'),
    }))
    .map(offer => ({ ...offer, worth: worthOf(offer, truth) ?? -1 }))
    .sort((one, other) => other.worth - one.worth);
}

/** The board at the maximum adjustment for liability: other members have backed everything but this offer. */
function leantAgainst(match: TestMatch, at: number, offer: Offer) {
  const adjustment = noAdjustment();
  const { part, grades } = outcomesOf(offer);
  // No liability moves the prices of what the times of goals decide.
  if (!isOfScores(part)) return freshMoment(match, at, noInputs);
  grades.forEach((grade, outcome) => {
    adjustment[part][outcome] =
      grade === 'P' ? 0 : grade === 'W' || grade === 'LW' ? -maxAdjustment : maxAdjustment;
  });
  return freshMoment(match, at, { ...noInputs, adjustment, changedAt: 1, from: 'others' });
}

/** Decimal prices, and those of pairs in the format that no other is derived from. */
const isExact = ({ format }: Offer) => format === 'E' || format === 'H';

/**
 * What an offer is worth when it waited and is taken at the longest price it may then have: prices leant as far as they
 * can, and it is as much lower as counts as the same. Undefined when it is refused.
 */
function worthAtMost(match: TestMatch, at: number, offer: Offer): number | undefined {
  // Safe: the board has no others.
  const selection = findPick(offer.wtype, offer.rtype)!;
  const { line, strong } = offer;
  const moment = leantAgainst(match, at, offer);
  // Before the match no bet waits.
  const slack = moment.state.phase === 'pre' ? 0 : 0.5;
  const answer = quoteAt(match, selection, offer.format, moment, { line, strong, slack });
  return 'quote' in answer
    ? worthOf({ ...offer, odds: answer.quote.odds }, trueChances(match, at))
    : undefined;
}

const rounds = [
  ['in the leagues', matchesOf({ gtype: 'FT', speed: 1, breakMinutes: 15 })],
  ['on virtual football', matchesOf({ gtype: 'VF', speed: 36, breakMinutes: 6 })],
] as const;

describe.each(rounds)('no price has a positive expected value by the law of drawing: %s', (_, matches) => {
  const inHalf = (match: TestMatch, half: 0 | 1, minutes: number) => {
    const { kickoff, secondHalfStart } = timelineOf(match);
    return (half === 0 ? kickoff : secondHalfStart) + Math.round((minutes * minute) / match.speed);
  };

  it('before the match', () => {
    const best = matches.flatMap(match => bestAt(match, match.kickoff - 5 * minute));
    expect(best).toHaveLength(many);
    for (const offer of best) expect(offer.worth, JSON.stringify(offer)).toBeLessThan(-0.01);
  });

  it('when the market reopens after a goal, a card or an alarm', () => {
    const best = matches.flatMap(match =>
      timelineOf(match).incidents.flatMap(one => bestAt(match, one.shutUntil)),
    );
    expect(best.length).toBeGreaterThan(5 * many);
    for (const offer of best) expect(offer.worth, JSON.stringify(offer)).toBeLessThan(0);
  });

  it('at every minute, also at the largest adjustment and with the tolerance of a bet that waits', () => {
    let adjusted = 0;
    for (const [n, match] of matches.slice(0, few).entries()) {
      for (const half of [0, 1] as const) {
        // From a minute before the match on; half of the matches look at the even minutes, half at the odd ones.
        for (let played = n / few - 1 + half + (n % 2); played < 49; played += 2) {
          const at = inHalf(match, half, played);
          for (const offer of offersAt(match, at).filter(isExact)) {
            expect(offer.worth, JSON.stringify(offer)).toBeLessThan(-0.015);
            // Adjustment and tolerance together are worth less than this.
            if (offer.worth < -0.08) continue;
            const most = worthAtMost(match, at, offer);
            if (most === undefined) continue;
            adjusted++;
            expect(most, JSON.stringify(offer)).toBeLessThan(0);
          }
        }
      }
    }
    expect(adjusted).toBeGreaterThan(250 * few);
  });

  it('in the added time of each half', () => {
    const best = matches.flatMap(match =>
      ([0, 1] as const).flatMap(half =>
        [43, 44.2, 45.1, 45.4, 46.3, 47.1, 47.9].flatMap(played =>
          bestAt(match, inHalf(match, half, played)),
        ),
      ),
    );
    expect(best.length).toBeGreaterThan(5 * many);
    for (const offer of best) expect(offer.worth, JSON.stringify(offer)).toBeLessThan(0);
  });
});

describe('what an event reveals about the length of its half', () => {
  it('is public when the market reopens, not while it is closed', () => {
    const late = matchesOf({ gtype: 'FT', speed: 1, breakMinutes: 15 }, 40).flatMap(match =>
      timelineOf(match)
        .incidents.filter(one => one.at > timelineOf(match).secondHalfStart + 45 * minute)
        .map(one => ({ match, one })),
    );
    expect(late.length).toBeGreaterThan(3);
    for (const { match, one } of late) {
      const known = (at: number) => stateAt(match, at).lastsBeyond;
      expect(known(one.shutUntil - 1)).toBeLessThan(one.lastsBeyond);
      if (stateAt(match, one.shutUntil).phase === '2H') expect(known(one.shutUntil)).toBe(one.lastsBeyond);
    }
  });
});
