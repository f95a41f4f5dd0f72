import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testMatch } from '../testing/test-match.ts';
import type { ScriptedMatch } from './match.ts';
import { endsAt, stateAt } from './match-state.ts';
import { timelineOf } from './timeline.ts';

const goals = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 3 }) },
  fc.integer({ min: 4, max: 14 }),
);
const anyMatch: fc.Arbitrary<ScriptedMatch> = fc
  .record({
    id: fc.nat().map(String),
    speed: fc.constantFrom(1, 7, 36, 60),
    expected: fc.tuple(
      fc.double({ min: 0.3, max: 4, noNaN: true }),
      fc.double({ min: 0.3, max: 4, noNaN: true }),
    ),
    real: fc.option(
      fc.tuple(goals, goals, goals, goals).map(([h1, c1, h2, c2]) => ({
        half: [h1, c1] as const,
        full: [h1 + h2, c1 + c2] as const,
      })),
      { nil: undefined },
    ),
  })
  .map(parts => testMatch(parts));

describe('what happens in a match', () => {
  it('is the same in every process that reads the same row', () => {
    fc.assert(
      fc.property(anyMatch, match => {
        expect(timelineOf({ ...match })).toEqual(timelineOf({ ...match }));
      }),
    );
  });

  it('ends a replayed match and its first half with the real scores', () => {
    fc.assert(
      fc.property(anyMatch, match => {
        fc.pre(match.real !== undefined);
        const { half, full } = endsAt(match);
        expect(stateAt(match, half).halfScore).toEqual(match.real?.half);
        expect(stateAt(match, full).score).toEqual(match.real?.full);
      }),
    );
  });

  it('confirms every goal before the whistle of its half, in order', () => {
    fc.assert(
      fc.property(anyMatch, match => {
        const timeline = timelineOf(match);
        const shown = timeline.incidents.filter(one => one.kind !== 'danger');
        for (const one of shown) {
          const whistle = one.at < timeline.firstHalfEnd ? timeline.firstHalfEnd : timeline.fullTime;
          expect(one.confirmedAt).toBeLessThan(whistle);
          const start = one.at < timeline.firstHalfEnd ? timeline.kickoff : timeline.secondHalfStart;
          expect(one.at).toBeGreaterThan(start);
        }
        const moments = shown.map(one => one.confirmedAt);
        expect(moments).toEqual([...moments].sort((a, b) => a - b));
      }),
    );
  });

  it('shows no cards in a replayed match, since results files do not hold them', () => {
    const match = testMatch({ real: { half: [1, 0], full: [2, 2] } });
    expect(timelineOf(match).incidents.some(one => one.kind === 'red')).toBe(false);
  });

  it('scores about as many goals as were expected', () => {
    const matches = Array.from({ length: 2_000 }, (_, at) =>
      testMatch({ id: String(at), expected: [1.6, 1.2] }),
    );
    const sum = matches.reduce(
      (all, match) => all + timelineOf(match).full[0] + timelineOf(match).full[1],
      0,
    );
    expect(sum / matches.length).toBeGreaterThan(2.6);
    expect(sum / matches.length).toBeLessThan(3);
  });
});

describe('the public state of a match', () => {
  it('shows a goal only once it is confirmed, and accepts no bets until then', () => {
    fc.assert(
      fc.property(anyMatch, match => {
        for (const goal of timelineOf(match).incidents.filter(one => one.kind === 'goal')) {
          const sum = (at: number) => stateAt(match, at).score[0] + stateAt(match, at).score[1];
          expect(sum(goal.confirmedAt - 1)).toBeLessThan(sum(goal.confirmedAt));
          for (const at of [goal.at, goal.confirmedAt - 1, goal.confirmedAt]) {
            if (at > match.kickoff) expect(stateAt(match, at).shut).toBe(true);
          }
        }
      }),
    );
  });

  it('changes its version whenever the score, the phase or the book changes', () => {
    fc.assert(
      fc.property(anyMatch, fc.nat(200 * 60_000), fc.nat(120_000), (match, from, step) => {
        const before = stateAt(match, match.kickoff - 60_000 + from / match.speed);
        const now = match.kickoff - 60_000 + from / match.speed + step;
        const after = stateAt(match, now);
        const facts = ({ phase, score, reds, shut }: typeof after) =>
          JSON.stringify([phase, score, reds, shut]);
        if (facts(before) !== facts(after)) expect(after.since).toBeGreaterThan(now - step - 1);
      }),
    );
  });

  it('runs the clock of the second half from 45:00', () => {
    const match = testMatch();
    const { secondHalfStart } = timelineOf(match);
    expect(stateAt(match, secondHalfStart + 61_000)).toMatchObject({ phase: '2H', clock: 45 * 60 + 61 });
    expect(stateAt(match, secondHalfStart - 1)).toMatchObject({ phase: 'HT', clock: 45 * 60 });
  });
});
