import { endOfToday } from '@lobby/fixtures';
import { clubByName, leagueByTitle, nationalLeagues } from '@lobby/leagues';
import { describe, expect, it } from 'vitest';
import type { ScriptedMatch } from '../match/match.ts';
import { endsAt, stateAt } from '../match/match-state.ts';
import { testSecret } from '../testing/test-match.ts';
import { calendarFrom } from './calendar.ts';
import { embeddedFixtures } from './embedded-fixtures.ts';
import { virtualFootball } from './virtual-football.ts';

const now = Date.UTC(2026, 10, 20, 12, 0, 0);
const days = Array.from({ length: 12 }, (_, at) => now + at * 5 * 3_600_000 + 17 * 60_000);
const plain = calendarFrom({ server: 0, fixture: 0, speed: 1 });

const inPlay = (matches: readonly ScriptedMatch[], at: number) =>
  matches.filter(match => match.kickoff <= at && stateAt(match, at).phase !== 'over');

describe('the tables of clubs', () => {
  it('give every club both names and its own id', () => {
    const clubs = nationalLeagues.flatMap(league => league.clubs);
    expect(new Set(clubs.map(club => club.id)).size).toBe(clubs.length);
    for (const club of clubs) expect(club.names['zh-CN'] && club.names['zh-TW']).toMatch(/[\u4e00-\u9fff]/);
  });

  it('find a club by every known spelling', () => {
    expect(clubByName('Liverpool')?.names['zh-CN']).toBe('利物浦');
    expect(clubByName('Bayern Munchen')?.names['zh-CN']).toBe('拜仁慕尼黑');
    expect(clubByName('Paris FC')?.names['zh-CN']).toBe('巴黎FC');
    expect(clubByName('Paris Saint-Germain')?.names['zh-CN']).toBe('巴黎圣日耳曼');
    expect(clubByName('Nowhere Rovers')).toBeUndefined();
  });

  it('never map two clubs to one', () => {
    for (const club of nationalLeagues.flatMap(league => league.clubs))
      expect(clubByName(club.english)).toBe(club);
  });

  it('find a league by the title of a results file', () => {
    expect(leagueByTitle('English Premier League 2025/26')?.names['zh-CN']).toBe('英超');
    expect(leagueByTitle('Spain Primera División 2024/25')?.names['zh-CN']).toBe('西甲');
    expect(leagueByTitle('China | Super League 2025')?.names['zh-CN']).toBe('中超');
    expect(leagueByTitle('Icelandic Premier League 2025')).toBeUndefined();
  });
});

describe('fixtures of our own', () => {
  it.each([1, 60])(
    'include at least 3 matches in play, and at least 150 to come, at any hour; at most 30 at once on a Saturday, at speed %d',
    speed => {
      const calendar = calendarFrom({ server: now, fixture: now, speed });
      const source = embeddedFixtures(testSecret, calendar);
      for (const at of days.map(day => now + (day - now) / speed)) {
        const matches = source.matchesAround(at);
        const playing = inPlay(matches, at).length;
        expect(playing).toBeGreaterThanOrEqual(3);
        expect(playing).toBeLessThanOrEqual(30);
        expect(matches.filter(match => match.kickoff > at).length).toBeGreaterThan(150);
      }
    },
  );

  it('of the leagues of the quick filters are there seven days ahead, of the others 36 hours', () => {
    const matches = embeddedFixtures(testSecret, plain).matchesAround(now);
    const last = (quick: boolean) =>
      Math.max(...matches.filter(match => match.quick === quick).map(match => match.kickoff - now)) /
      3_600_000;
    expect(last(true)).toBeGreaterThan(120);
    expect(last(false)).toBeGreaterThan(30);
    expect(last(false)).toBeLessThan(36);
  });

  it.each([1, 6])('leave the early list empty at no hour of a week, at speed %d', speed => {
    const source = embeddedFixtures(testSecret, calendarFrom({ server: now, fixture: now, speed }));
    for (let at = now; at < now + 7 * 24 * 3_600_000; at += 5 * 3_600_000) {
      const early = source.matchesAround(at).filter(match => match.kickoff >= endOfToday(at));
      expect(early.length, new Date(at).toISOString()).toBeGreaterThan(10);
    }
  });

  it('are the same in every process and at any time', () => {
    const early = embeddedFixtures(testSecret, plain).matchesAround(now);
    const late = embeddedFixtures(testSecret, plain).matchesAround(now + 3_600_000);
    const strip = (match: ScriptedMatch) => ({ ...match, createdAt: 0 });
    const known = new Map(early.map(match => [match.id, strip(match)]));
    const shared = late.filter(match => known.has(match.id));
    expect(shared.length).toBeGreaterThan(60);
    for (const match of shared) expect(strip(match)).toEqual(known.get(match.id));
  });

  it('let no club play two matches at once', () => {
    const matches = embeddedFixtures(testSecret, plain).matchesAround(now);
    for (const one of matches) {
      const clash = matches.find(
        other =>
          other !== one &&
          other.kickoff < endsAt(one).full &&
          one.kickoff < endsAt(other).full &&
          [other.homeId, other.awayId].some(id => id === one.homeId || id === one.awayId),
      );
      expect(
        clash && [one, clash].map(match => `${match.id} ${match.home['zh-CN']} ${match.away['zh-CN']}`),
      ).toBeUndefined();
    }
  });
});

describe('virtual football', () => {
  it('starts a match every two minutes, each about three minutes long', () => {
    const matches = virtualFootball(testSecret).matchesAround(now);
    expect(inPlay(matches, now + 150_000).length).toBeGreaterThanOrEqual(1);
    for (const match of matches) {
      const lasts = (endsAt(match).full - match.kickoff) / 1000;
      expect(lasts).toBeGreaterThan(150);
      expect(lasts).toBeLessThan(190);
    }
    const kickoffs = matches.map(match => match.kickoff);
    expect(kickoffs.slice(1).every((at, index) => at - kickoffs[index]! === 120_000)).toBe(true);
  });
});
