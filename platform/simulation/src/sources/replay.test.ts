import { existsSync, readFileSync } from 'node:fs';
import { forecastFrom, type KnownResult, nationalLeagues, readResultsFile } from '@lobby/leagues';
import { describe, expect, it } from 'vitest';
import { endsAt, stateAt } from '../match/match-state.ts';
import { testSecret } from '../testing/test-match.ts';
import { calendarFrom } from './calendar.ts';
import { forecastAt, planSeason, replay } from './replay.ts';

const shared = new URL('../../../../../shared/data/openfootball/', import.meta.url);
/** The first of our leagues. */
const premierLeague = nationalLeagues[0]!;
const file = (matches: object[], name = 'English Premier League 2025/26') =>
  JSON.stringify({ name, matches });
const round = (date: string, score?: object) => ({
  date,
  time: '15:00',
  team1: 'Liverpool FC',
  team2: 'Arsenal FC',
  ...(score ? { score } : {}),
});
const small = file([
  round('2025-08-16', { ht: [1, 0], ft: [2, 1] }),
  round('2025-08-23', { ft: [3, 2] }),
  round('2025-08-30', { ft: [0, 0] }),
  round('2025-09-06'),
]);

describe('a results file', () => {
  it('is read with Chinese names, real scores, and half-time scores consistent with them', () => {
    const { fixtures } = readResultsFile(small, 'small.json');
    expect(fixtures.map(one => one.score?.full)).toEqual([[2, 1], [3, 2], [0, 0], undefined]);
    expect(fixtures[0]?.score?.half).toEqual([1, 0]);
    const invented = fixtures[1]!.score!;
    expect(invented.half[0]).toBeLessThanOrEqual(3);
    expect(invented.half[1]).toBeLessThanOrEqual(2);
    expect(readResultsFile(small, 'small.json').fixtures[1]?.score).toEqual(invented);
  });

  it('is rejected by name when it has another format', () => {
    expect(() => readResultsFile('nonsense', 'x.json')).toThrow('x.json is not JSON');
    expect(() => readResultsFile('{"name":"a","matches":[{}]}', 'x.json')).toThrow('football.json format');
    expect(() => readResultsFile('{"name":"a","matches":[]}', 'x.json')).toThrow('x.json holds no matches');
  });
});

describe('a replay', () => {
  const now = Date.UTC(2026, 10, 20, 12);

  it('starts with matches just kicked off and ends them with their real scores', () => {
    const season = planSeason([readResultsFile(small, 'small.json')], true);
    const calendar = calendarFrom({ server: now, fixture: season.start, speed: 60 });
    const matches = replay(season, testSecret, calendar).matchesAround(now);
    const first = matches[0]!;
    expect(stateAt(first, now).phase).toBe('1H');
    expect(first.home['zh-CN']).toBe('利物浦');
    for (const match of matches.filter(one => one.real)) {
      expect(stateAt(match, endsAt(match).full).score).toEqual(match.real?.full);
    }
  });

  it('skips days without matches at a high speed, and never lets a club play two matches at once', () => {
    const season = planSeason([readResultsFile(small, 'small.json')], true);
    const gaps = season.planned.slice(1).map((one, n) => (one.at - season.planned[n]!.at) / 60_000);
    for (const gap of gaps) expect(gap).toBeGreaterThan(120);
    for (const gap of gaps) expect(gap).toBeLessThan(150);
    const slow = planSeason([readResultsFile(small, 'small.json')], false);
    expect(slow.planned[1]!.at - slow.planned[0]!.at).toBe(7 * 24 * 3_600_000);
  });

  it('begins again when the season is over', () => {
    const season = planSeason([readResultsFile(small, 'small.json')], true);
    const calendar = calendarFrom({ server: now, fixture: season.start, speed: 60 });
    const later = now + (season.length * 3) / 60;
    const matches = replay(season, testSecret, calendar).matchesAround(later);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.every(match => !match.id.startsWith('300'))).toBe(true);
  });

  it('of two seasons, in whatever order the files come, counts the first for less than the second', () => {
    const seasons = ['2024', '2025'].map(year =>
      readResultsFile(
        file(
          [round(`${year}-08-16`, { ft: [5, 0] }), round(`${year}-08-23`)],
          `English Premier League ${year}`,
        ),
        year,
      ),
    );
    const { planned } = planSeason(seasons.toReversed(), false);
    expect(planned.map(one => one.season)).toEqual([0, 0, 1, 1]);
    const forecast = forecastAt({ planned }, planned[3]!, planned[3]!.at);
    const { home, away } = planned[3]!;
    const result = { homeId: home.id, awayId: away.id, score: [5, 0] as const };
    const known = [1, 0].map(seasonsAgo => ({ ...result, seasonsAgo }));
    expect(forecast(home, away)).toEqual(forecastFrom(premierLeague, known)(home, away));
  });

  it.skipIf(!existsSync(shared))('has a Chinese name for every club of the available seasons', () => {
    const names = ['en.1', 'es.1', 'de.1', 'it.1', 'fr.1'].flatMap(league =>
      ['2024-25', '2025-26'].map(year => `${year}/${league}.json`),
    );
    for (const name of [...names, 'cn.1.json']) {
      const season = planSeason([readResultsFile(readFileSync(new URL(name, shared), 'utf8'), name)], false);
      const calendar = calendarFrom({ server: now, fixture: season.start, speed: 1 });
      expect(replay(season, testSecret, calendar).matchesAround(now).length).toBeGreaterThan(5);
      for (const one of season.planned) {
        expect(one.home.names['zh-CN']).toMatch(/[\u4e00-\u9fff]/);
        expect(one.league.clubs).toContain(one.home);
      }
    }
  });
});

describe('strengths', () => {
  const [strong, weak] = [premierLeague.clubs[0]!, premierLeague.clubs.at(-1)!];
  const { clubs } = premierLeague;
  const middle = clubs.reduce((sum, club) => sum + club.rating, 0) / clubs.length;

  it('start from the ratings and are updated by results', () => {
    const before = forecastFrom(premierLeague, [])(strong, weak);
    const upset = { homeId: weak.id, awayId: strong.id, score: [5, 0] as const, seasonsAgo: 0 };
    const after = forecastFrom(premierLeague, [upset, upset])(strong, weak);
    expect(before[0]).toBeGreaterThan(before[1] * 2);
    expect(after[0]).toBeLessThan(before[0]);
    expect(after[1]).toBeGreaterThan(before[1]);
  });

  it('raise a deviation of the total to the power of 0.6 and keep the ratio of the sides', () => {
    const believed = (count: number) => {
      const open = { homeId: strong.id, awayId: weak.id, score: [6, 4] as const, seasonsAgo: 0 };
      return forecastFrom(premierLeague, Array(count).fill(open))(strong, weak);
    };
    const usual = premierLeague.homeGoals + premierLeague.awayGoals;
    const [h, c] = [strong, weak].map(club => Math.exp((club.rating - middle) * 0.02));
    const raw = [premierLeague.homeGoals * (h! / c!), premierLeague.awayGoals * (c! / h!)] as const;
    const [home, away] = believed(0);
    expect(home / away).toBeCloseTo(raw[0] / raw[1], 1);
    expect((home + away) / usual).toBeCloseTo(((raw[0] + raw[1]) / usual) ** 0.6, 2);
    expect(believed(16)[0] + believed(16)[1]).toBeGreaterThan(home + away);
  });

  it('weight a result of the last season by three quarters', () => {
    const upset = (seasonsAgo: number) =>
      ({ homeId: weak.id, awayId: strong.id, score: [5, 0], seasonsAgo }) as const;
    const after = (results: readonly KnownResult[]) => forecastFrom(premierLeague, results)(strong, weak);
    expect(after(Array(4).fill(upset(1)))).toEqual(after(Array(3).fill(upset(0))));
  });
});
