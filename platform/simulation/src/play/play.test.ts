import type { MatchDetail, StatisticKind } from '@lobby/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disruptionOf } from '../match/disruptions.ts';
import { endsAt, stateAt } from '../match/match-state.ts';
import { testMatch } from '../testing/test-match.ts';
import { detailAt } from './detail-at.ts';

const minute = 60_000;
const over = (match: ReturnType<typeof testMatch>) => detailAt(match, endsAt(match).full + minute);
const counted = ({ statistics }: MatchDetail, kind: StatisticKind) =>
  statistics.find(one => one.kind === kind) ?? { home: Number.NaN, away: Number.NaN };
const id = fc.integer({ min: 1_000, max: 9_999_999 }).map(String);

describe('the play of a match', () => {
  it('agrees with its public score and cards at every moment', () => {
    fc.assert(
      fc.property(
        id,
        fc.integer({ min: -5, max: 140 * 60 }),
        fc.constantFrom(0, 20),
        (match, second, rate) => {
          const of = testMatch({ id: match, disruptions: rate });
          const now = of.kickoff + second * 1_000;
          const state = stateAt(of, now);
          const detail = detailAt(of, now);
          const count = (kind: string, side: string) =>
            detail.events.filter(event => event.kind === kind && event.side === side).length;
          expect([count('goal', 'H'), count('goal', 'C')]).toEqual(state.score);
          expect([count('red', 'H'), count('red', 'C')]).toEqual(state.reds);
          expect(detail.events.findLast(({ kind }) => kind === 'goal')?.score ?? [0, 0]).toEqual(state.score);
          expect(counted(detail, 'shots-on-target').home).toBeGreaterThanOrEqual(state.score[0]);
        },
      ),
    );
  });

  it('never takes an event back, except a goal that is cancelled', () => {
    fc.assert(
      fc.property(
        id,
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 1, max: 60 }),
        (match, from, more) => {
          const of = testMatch({ id: match });
          const seen = detailAt(of, of.kickoff + from * minute).events;
          const later = detailAt(of, of.kickoff + (from + more) * minute).events.map(event => event.id);
          expect(seen.map(event => event.id).filter(one => !later.includes(one))).toEqual([]);
          expect(new Set(later).size).toBe(later.length);
        },
      ),
    );
  });

  it('tells a goal in the second in which the score has it', () => {
    const of = testMatch({ id: '5004' });
    const ends = endsAt(of).full;
    for (let now = of.kickoff; now < ends; now += 1_000) {
      const [before, after] = [stateAt(of, now), stateAt(of, now + 1_000)];
      if (before.score.join() === after.score.join()) continue;
      expect(detailAt(of, now + 1_000).events.filter(({ kind }) => kind === 'goal').length).toBe(
        after.score[0] + after.score[1],
      );
    }
  });

  it('shows nothing before the kick-off', () => {
    const of = testMatch();
    const { events, momentum, ball, statistics } = detailAt(of, of.kickoff - 1);
    expect({ events, momentum, ball }).toEqual({ events: [], momentum: [[], []], ball: undefined });
    expect(
      statistics.filter(({ kind }) => kind !== 'possession').every(one => one.home + one.away === 0),
    ).toBe(true);
  });

  it('shows a goal that is taken back as such from then on', () => {
    const of = Array.from({ length: 400 }, (_, at) => testMatch({ id: `8${at}`, disruptions: 20 })).find(
      match => disruptionOf(match)?.kind === 'goal-cancelled',
    )!;
    const disruption = disruptionOf(of);
    if (disruption?.kind !== 'goal-cancelled') throw new Error('The match has no such goal.');
    const kinds = (now: number) => detailAt(of, now).events.map(({ kind }) => kind);
    const goals = (now: number) => kinds(now).filter(kind => kind === 'goal').length;
    expect(kinds(disruption.cancelledAt - 1)).not.toContain('goal-cancelled');
    expect(kinds(disruption.cancelledAt)).toContain('goal-cancelled');
    expect(goals(disruption.cancelledAt)).toBe(goals(disruption.cancelledAt - 1) - 1);
  });

  it('invents no cards about the clubs of a replayed match', () => {
    const played = Array.from({ length: 30 }, (_, at) =>
      over(testMatch({ id: `7${at}`, real: { full: [2, 1], half: [1, 0] } })),
    );
    expect(
      played.flatMap(({ events }) => events).some(({ kind }) => kind === 'yellow' || kind === 'red'),
    ).toBe(false);
    expect(played.every(detail => counted(detail, 'shots').home > 0)).toBe(true);
  });

  it('shows no cards in virtual football, which knows none', () => {
    const { events } = over(testMatch({ gtype: 'VF' }));
    expect(events.some(({ kind }) => kind === 'yellow')).toBe(false);
  });

  it('counts up possession to a hundred', () => {
    const { home, away } = counted(over(testMatch()), 'possession');
    expect(home + away).toBe(100);
  });
});

describe('the play of many matches', () => {
  const matches = Array.from({ length: 150 }, (_, at) =>
    testMatch({ id: String(60_000 + at), expected: [1.35, 1.35] }),
  );
  const details = matches.map(over);
  const mean = (kind: StatisticKind) =>
    details.reduce((sum, detail) => sum + counted(detail, kind).home + counted(detail, kind).away, 0) /
    (2 * details.length);

  it.each([
    ['shots', 11.5, 14.5],
    ['shots-on-target', 4, 5.6],
    ['corners', 4.2, 6],
    ['yellow-cards', 1.2, 2.3],
    ['attacks', 80, 120],
    ['dangerous-attacks', 38, 62],
  ] as const)('has %s of a side between %d and %d on average', (kind, least, most) => {
    expect(mean(kind)).toBeGreaterThan(least);
    expect(mean(kind)).toBeLessThan(most);
  });

  it('gives the side that is expected to score more the ball and the shots more often', () => {
    const uneven = Array.from({ length: 60 }, (_, at) =>
      over(testMatch({ id: String(70_000 + at), expected: [2.4, 0.7] })),
    );
    const sum = (kind: StatisticKind, side: 'home' | 'away') =>
      uneven.reduce((total, detail) => total + counted(detail, kind)[side], 0);
    expect(sum('possession', 'home')).toBeGreaterThan(1.2 * sum('possession', 'away'));
    expect(sum('shots', 'home')).toBeGreaterThan(1.4 * sum('shots', 'away'));
  });

  it('presses no more before a goal than at any other time', () => {
    const before: number[] = [];
    const all: number[] = [];
    details.forEach(({ events, momentum }) => {
      for (const half of [0, 1] as const) all.push(...momentum[half].map(Math.abs));
      for (const { kind, id: name, side } of events) {
        if (kind !== 'goal') continue;
        const [half, second] = name.split('.').map(Number);
        // The last whole minute before the one of the goal.
        const value = momentum[half as 0 | 1][Math.floor((second! - 3) / 60) - 1];
        if (value !== undefined) before.push(side === 'H' ? value : -value);
      }
    });
    const average = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
    const deviation = Math.sqrt(average(all.map(value => value * value)));
    expect(before.length).toBeGreaterThan(200);
    // Three and a half standard errors around no lean at all.
    expect(Math.abs(average(before))).toBeLessThan((3.5 * deviation) / Math.sqrt(before.length));
  });
});
