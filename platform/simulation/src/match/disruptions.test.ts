import { hour, minute } from '@lobby/calendar';
import type { MatchState } from '@lobby/fixtures';
import { describe, expect, it } from 'vitest';
import { type TestMatch, testMatch } from '../testing/test-match.ts';
import { type Disruption, disruptionOf } from './disruptions.ts';
import { endsAt, stateAt } from './match-state.ts';
import { resultsOf, voidsOf } from './results.ts';
import { scriptOf } from './script.ts';
import { timelineOf } from './timeline.ts';

const goalsOf = ({ incidents = [] }: MatchState) =>
  incidents.flatMap(({ kind, side, minute: at }) => (kind === 'goal' ? [{ side, minute: at }] : []));

const kickoff = Date.UTC(2026, 10, 20, 12);
/** So often that most matches have one. */
const disruptions = 20;

/** The first match of many with such a disruption. */
function find<Kind extends Disruption['kind']>(
  kind: Kind,
  fits: (disruption: Extract<Disruption, { kind: Kind }>) => boolean = () => true,
  speed = 1,
): { match: TestMatch; disruption: Extract<Disruption, { kind: Kind }> } {
  for (let n = 0; n < 5_000; n++) {
    const match = testMatch({ id: `77${n}`, kickoff, createdAt: kickoff - 24 * hour, disruptions, speed });
    const disruption = disruptionOf(match);
    const isKind = disruption?.kind === kind;
    // Safe: it is of this kind.
    if (isKind && fits(disruption as Extract<Disruption, { kind: Kind }>)) {
      return { match, disruption: disruption as Extract<Disruption, { kind: Kind }> };
    }
  }
  throw new Error(`no match with ${kind}`);
}
const late = 10_000;

describe('what goes wrong beside the script', () => {
  it('is nothing at rate 0 and in virtual football, and about as often as it should be', () => {
    const kinds = (parts: object) =>
      Array.from(
        { length: 1_500 },
        (_, n) => disruptionOf(testMatch({ id: `76${n}`, kickoff, ...parts }))?.kind,
      );
    expect(kinds({}).every(kind => kind === undefined)).toBe(true);
    expect(kinds({ disruptions, gtype: 'VF' }).every(kind => kind === undefined)).toBe(true);
    const count = (kind: Disruption['kind']) =>
      kinds({ disruptions: 5 }).filter(each => each === kind).length;
    // 15 and 150 of a thousand; some goals find no quiet moment.
    expect(count('postponed') / 1.5).toBeGreaterThan(7);
    expect(count('postponed') / 1.5).toBeLessThan(25);
    expect(count('goal-cancelled') / 1.5).toBeGreaterThan(90);
    expect(count('goal-cancelled') / 1.5).toBeLessThan(170);
  });

  it('leaves what the match was drawn to be', () => {
    const { match } = find('goal-cancelled');
    const plain = testMatch({ ...match, disruptions: 0 });
    expect(scriptOf(match)).toEqual(scriptOf(plain));
    expect(timelineOf(match)).toEqual(timelineOf(plain));
  });

  it.each(['postponed', 'abandoned', 'goal-cancelled', 'wrong-price', 'wrong-result'] as const)(
    'moves `since` with every change of the state: %s',
    kind => {
      const { match } = find(kind, () => true, 60);
      const facts = (at: number) => {
        const { phase, score, shut, halted } = stateAt(match, at);
        return JSON.stringify([phase, score, shut, halted]);
      };
      const step = 500;
      for (let at = kickoff - 3 * minute; at < endsAt(match).full + minute; at += step) {
        const { since } = stateAt(match, at + step);
        expect(since).toBeLessThanOrEqual(at + step);
        if (facts(at) !== facts(at + step)) expect(since).toBeGreaterThan(at);
      }
    },
  );
});

describe('a postponed match', () => {
  it('is shut before its kick-off and returned after 36 hours', () => {
    const { match, disruption } = find('postponed', ({ resumed }) => !resumed);
    expect(disruption.from).toBeLessThan(kickoff);
    expect(stateAt(match, disruption.from - 1)).toMatchObject({ phase: 'pre', shut: false });
    expect(stateAt(match, kickoff + hour)).toMatchObject({ phase: 'pre', shut: true, halted: 'postponed' });
    expect(disruption.until - disruption.from).toBe(36 * hour);
    expect(resultsOf(match, disruption.until)).toEqual([]);
    expect(resultsOf(match, disruption.until + late)).toEqual([
      { matchId: match.id, version: 2, cancelReason: 'D3' },
    ]);
    expect(stateAt(match, disruption.until)).toMatchObject({ phase: 'over' });
  });

  it('is played as drawn when it is made up for within 36 hours', () => {
    const { match, disruption } = find('postponed', ({ resumed }) => resumed);
    const later = disruption.until - disruption.from;
    const { fullTime, half, full } = timelineOf(match);
    expect(stateAt(match, kickoff + later - 1)).toMatchObject({
      phase: 'pre',
      shut: false,
      movedTo: kickoff + later,
    });
    expect(stateAt(match, kickoff + later + minute)).toMatchObject({ phase: '1H', clock: 60 });
    expect(endsAt(match).full).toBe(fullTime + later);
    expect(resultsOf(match, fullTime + late)).toEqual([]);
    expect(resultsOf(match, fullTime + later + late)).toMatchObject([{ half }, { half, full }]);
  });
});

describe('an abandoned match', () => {
  it('stands still, and is returned with the score it had reached', () => {
    const { match, disruption } = find('abandoned', ({ resumed }) => !resumed);
    const before = stateAt(match, disruption.from - 1);
    const halted = stateAt(match, disruption.from + hour);
    expect(halted).toMatchObject({ shut: true, halted: 'abandoned', score: before.score });
    expect(halted.clock).toBe(stateAt(match, disruption.from).clock);
    const inSecondHalf = before.halfScore !== undefined;
    const results = resultsOf(match, disruption.until + late);
    expect(results).toHaveLength(inSecondHalf ? 2 : 1);
    expect(results.at(-1)).toEqual({
      matchId: match.id,
      version: 2,
      cancelReason: 'D1',
      reached: before.score,
      played: Math.floor(halted.clock / 60),
      goals: goalsOf(before),
    });
  });
});

describe('a goal that is taken back', () => {
  it('counts until the check, and bets that were accepted meanwhile are void', () => {
    const { match, disruption } = find('goal-cancelled');
    const { goal, cancelledAt, checkedFrom } = disruption;
    const before = stateAt(match, goal.shutFrom - 1);
    const goals = ([home, away]: readonly [number, number]) => home + away;
    expect(stateAt(match, goal.at)).toMatchObject({ shut: true, score: before.score });
    expect(goals(stateAt(match, goal.confirmedAt).score)).toBe(goals(before.score) + 1);
    expect(stateAt(match, goal.shutUntil)).toMatchObject({ shut: false });
    expect(stateAt(match, checkedFrom)).toMatchObject({ shut: true, halted: 'var' });
    expect(stateAt(match, cancelledAt)).toMatchObject({
      score: before.score,
      since: cancelledAt,
      goalCancelledAt: cancelledAt,
    });
    expect(voidsOf(match, cancelledAt - 1)).toEqual([]);
    expect(voidsOf(match, cancelledAt)).toEqual([
      { matchId: match.id, from: goal.confirmedAt, to: cancelledAt, reason: 'DH' },
    ]);
  });

  it('is suspended as long as any other goal', () => {
    const { match, disruption } = find('goal-cancelled');
    const { incidents } = timelineOf(match);
    const real = incidents.filter(each => each.kind === 'goal');
    const lasts = ({ shutFrom, shutUntil }: { shutFrom: number; shutUntil: number }) => shutUntil - shutFrom;
    for (const each of real) expect(lasts(disruption.goal)).toBe(lasts(each));
  });
});

describe('a wrong report', () => {
  it('is corrected some minutes after the end', () => {
    const { match } = find('wrong-result');
    const { full: end } = endsAt(match);
    const { half, full } = timelineOf(match);
    const [first, second, ...none] = resultsOf(match, end + late);
    expect(none).toEqual([]);
    expect(first).toMatchObject({ half });
    expect(second?.full).not.toEqual(full);
    expect(resultsOf(match, end + 10 * minute)[2]).toEqual({
      ...{ matchId: match.id, version: 3, half, full },
      goals: goalsOf(stateAt(match, end)),
    });
    // A goal that was none has no time.
    expect(second?.goals).toBeUndefined();
  });

  it('of a price cancels the bets of its market and span', () => {
    const { match, disruption } = find('wrong-price');
    const { wtype, from, to, foundAt } = disruption;
    expect(voidsOf(match, foundAt)).toEqual([{ matchId: match.id, wtype, from, to, reason: 'DK' }]);
  });
});
