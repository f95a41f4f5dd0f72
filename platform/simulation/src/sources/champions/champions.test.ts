import { hour, minute } from '@lobby/calendar';
import { mostGoals, type RoundOutright } from '@lobby/fixtures';
import { describe, expect, it } from 'vitest';
import { testMatch, testSecret } from '../../testing/test-match.ts';
import { calendarFrom } from '../calendar.ts';
import { embeddedFixtures } from '../embedded-fixtures.ts';
import { virtualFootball } from '../virtual-football.ts';

/** 20:00 in Beijing. */
const now = Date.UTC(2026, 10, 20, 12);

describe('a round of virtual football', () => {
  const source = virtualFootball(testSecret);
  /** Rounds begin every sixteen minutes of a day of Beijing. */
  const begins = now + 16 * minute - ((now + 8 * hour) % (16 * minute));

  it('opens when all of its matches are published and before the first of them', () => {
    const opened = (at: number) => source.outrightsAround!(at).map(({ id }) => id);
    const id = `8${begins / (16 * minute)}`;
    expect(opened(begins - 7 * minute)).not.toContain(id);
    expect(opened(begins - 5 * minute)).toContain(id);
    expect(opened(begins)).not.toContain(id);
  });

  it('has every club once, and closes with the kick-off of its last match', () => {
    const [outright] = source.outrightsAround!(begins - 5 * minute);
    expect(new Set(outright!.runners.map(runner => runner.id)).size).toBe(16);
    expect(outright!.closesAt).toBe(begins + 14 * minute);
    expect(outright!.endsAt).toBeGreaterThan(begins + 18 * minute);
    expect(outright!.name['zh-CN']).toMatch(/^第\d+轮 进球最多的球队$/);
  });
});

describe('a round of a league', () => {
  const calendar = calendarFrom({ server: now, fixture: now, speed: 1 });
  const source = embeddedFixtures(testSecret, calendar);

  it('opens days ahead, and not once a match of it has begun', () => {
    const opened = source.outrightsAround!(now);
    expect(opened.map(({ league }) => league['zh-CN'])).toEqual(expect.arrayContaining(['中超', '欧冠']));
    for (const { name } of opened) expect(name['zh-CN']).toMatch(/^第\d+轮 进球最多的球队$/);
    const [one] = opened;
    const kickoffs = source
      .matchesAround(now)
      .filter(({ id }) => (one as RoundOutright).runners.some(({ matchId }) => matchId === id))
      .map(({ kickoff }) => kickoff);
    const openAt = (at: number) => source.outrightsAround!(at).map(({ id }) => id);
    expect(openAt(Math.min(...kickoffs) - minute)).toContain(one!.id);
    expect(openAt(Math.min(...kickoffs))).not.toContain(one!.id);
  });

  it('has every club once', () => {
    for (const { runners } of source.outrightsAround!(now)) {
      expect(runners.length).toBeGreaterThanOrEqual(16);
      expect(new Set(runners.map(({ id }) => id)).size).toBe(runners.length);
    }
  });
});

describe('the matches of an outright', () => {
  const heading = { id: '9', lid: '1', league: testMatch().league, name: testMatch().league, opensAt: now };
  const match = (id: string, homeId: string, awayId: string, kickoff = now + hour) =>
    testMatch({ id, homeId, awayId, kickoff });

  it('are those in which no club plays a second time', () => {
    const outright = mostGoals(heading, [
      match('3', 'a', 'e', now + 3 * hour),
      match('1', 'a', 'b'),
      match('2', 'c', 'd', now + 2 * hour),
    ]);
    expect(outright!.runners.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(outright!.closesAt).toBe(now + 2 * hour);
  });

  it('are two at least, of which one begins later than betting', () => {
    expect(mostGoals(heading, [match('1', 'a', 'b')])).toBeUndefined();
    expect(
      mostGoals({ ...heading, opensAt: now + hour }, [match('1', 'a', 'b'), match('2', 'c', 'd')]),
    ).toBeUndefined();
  });
});
