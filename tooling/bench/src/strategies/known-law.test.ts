import { stateAt, timelineOf } from '@lobby/platform/testing/internals/simulation';
import { outcomesOf } from '@lobby/platform/testing/internals/sportsbook';
import {
  boardOf,
  emptyTilt,
  freshMoment,
  mostTilt,
  noInputs,
  pricedSelections,
} from '@lobby/platform/testing/internals/trader';
import { type TestMatch, testMatch } from '@lobby/platform/testing/match';
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

function matchesOf(parts: Pick<TestMatch, 'gtype' | 'speed' | 'breakMinutes'>): TestMatch[] {
  return Array.from({ length: 40 }, (_, n) =>
    testMatch({ id: `known/${parts.gtype}/${n}`, expected: expectations[n % 4]!, ...parts }),
  );
}

/** The best price of a board for a bettor who knows the drawing law and everything shown so far. */
function bestAt(match: TestMatch, at: number) {
  return offersAt(match, at).slice(0, 1);
}

function offersAt(match: TestMatch, at: number, moment = freshMoment(match, at, noInputs)) {
  const { state } = moment;
  if (state.shut || state.phase === 'FT') return [];
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

/** The board at the maximum lean: other members have backed everything but this offer. */
function leantAgainst(match: TestMatch, at: number, offer: ReturnType<typeof bestAt>[number]) {
  const tilt = emptyTilt();
  const { part, grades } = outcomesOf(offer);
  grades.forEach((grade, outcome) => {
    tilt[part][outcome] = grade === 'P' ? 0 : grade === 'W' || grade === 'LW' ? -mostTilt : mostTilt;
  });
  return freshMoment(match, at, { ...noInputs, tilt, changedAt: 1, from: 'others' });
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
    expect(best).toHaveLength(40);
    for (const offer of best) expect(offer.worth, JSON.stringify(offer)).toBeLessThan(-0.01);
  });

  it('when the market reopens after a goal, a card or an alarm', () => {
    const best = matches.flatMap(match =>
      timelineOf(match).incidents.flatMap(one => bestAt(match, one.shutUntil)),
    );
    expect(best.length).toBeGreaterThan(200);
    for (const offer of best) expect(offer.worth, JSON.stringify(offer)).toBeLessThan(0);
  });

  it('when exposure has moved prices as far as it can', () => {
    const leant = matches.slice(0, 8).flatMap(match =>
      [-9.5, 3.2, 31.7].flatMap(minutes => {
        const at = inHalf(match, 0, minutes);
        const plain = offersAt(match, at).filter(({ format, worth }) => format === 'E' && worth > -0.08);
        return plain.flatMap(offer =>
          offersAt(match, at, leantAgainst(match, at, offer)).filter(
            other => other.format === 'E' && other.rtype === offer.rtype && other.line === offer.line,
          ),
        );
      }),
    );
    expect(leant.length).toBeGreaterThan(200);
    for (const offer of leant) expect(offer.worth, JSON.stringify(offer)).toBeLessThan(0);
  });

  it('in the added time of each half', () => {
    const best = matches.flatMap(match =>
      ([0, 1] as const).flatMap(half =>
        [43, 44.2, 45.1, 45.4, 46.3, 47.1, 47.9].flatMap(played =>
          bestAt(match, inHalf(match, half, played)),
        ),
      ),
    );
    expect(best.length).toBeGreaterThan(200);
    for (const offer of best) expect(offer.worth, JSON.stringify(offer)).toBeLessThan(0);
  });
});

describe('what an event reveals about the length of its half', () => {
  it('is public when the market reopens, not while it is closed', () => {
    const late = matchesOf({ gtype: 'FT', speed: 1, breakMinutes: 15 }).flatMap(match =>
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
