import { existsSync, readFileSync } from 'node:fs';
import type { Score } from '@lobby/betting';
import { forecastFrom, type KnownResult, nationalLeagues, readResultsFile } from '@lobby/leagues';
import { describe, expect, it } from 'vitest';
import { followed } from '../followed/followed.ts';
import { endsAt, stateAt } from '../match/match-state.ts';
import { resultsOf } from '../match/results.ts';
import { timelineOf } from '../match/timeline.ts';
import { testSecret } from '../testing/test-match.ts';
import { calendarFrom } from './calendar.ts';
import { forecastAt, planSeason, replay } from './replay.ts';

const shared = new URL('../../../../../shared/data/openfootball/', import.meta.url);
const seasonFiles = [
  ...['en.1', 'es.1', 'de.1', 'it.1', 'fr.1'].flatMap(league =>
    ['2024-25', '2025-26'].map(year => `${year}/${league}.json`),
  ),
  'cn.1.json',
];
/** A match as the files have it. */
interface WrittenMatch {
  readonly date: string;
  readonly team1: string;
  readonly team2: string;
  readonly status?: string;
  readonly score?: { readonly ft?: Score; readonly ht?: Score };
}
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
  it('is read with its scores after 90 minutes, and invents none at half-time', () => {
    const { fixtures } = readResultsFile(small, 'small.json');
    expect(fixtures.map(one => one.score?.full)).toEqual([[2, 1], [3, 2], [0, 0], undefined]);
    // Files leave it out of a 0:0, of which it is certain.
    expect(fixtures.map(one => one.score?.half)).toEqual([[1, 0], undefined, [0, 0], undefined]);
  });

  it('has a half-time score that goes beyond the final one for none', () => {
    const odd = file([round('2025-08-16', { ht: [2, 0], ft: [1, 3] })]);
    expect(readResultsFile(odd, 'odd.json').fixtures[0]?.score).toEqual({ full: [1, 3], half: undefined });
  });

  it('is read without extra time and shoot-out', () => {
    const cup = file([round('2025-08-16', { p: [5, 4], et: [3, 2], ft: [2, 2], ht: [0, 1] })]);
    expect(readResultsFile(cup, 'cup.json').fixtures[0]?.score).toEqual({ full: [2, 2], half: [0, 1] });
    const onlyLonger = file([round('2025-08-16', { et: [3, 2] })]);
    expect(readResultsFile(onlyLonger, 'longer.json').fixtures[0]?.score).toBeUndefined();
  });

  it('calls off what was not played, with the score that was awarded left out', () => {
    const decided = file([
      { ...round('2025-08-16', { ft: [0, 2] }), status: 'awarded' },
      { ...round('2025-08-23', {}), status: 'postponed' },
    ]);
    expect(readResultsFile(decided, 'decided.json').fixtures).toMatchObject([
      { calledOff: 'D5', score: undefined },
      { calledOff: 'D3', score: undefined },
    ]);
  });

  it('is rejected with a status that nobody knows', () => {
    const unknown = file([{ ...round('2025-08-16', { ft: [1, 0] }), status: 'under protest' }]);
    expect(() => readResultsFile(unknown, 'x.json')).toThrow(/matches\.0\.status/);
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

  it('reports no half-time score that the file does not have, whenever it is asked', () => {
    const season = planSeason([readResultsFile(file([round('2025-08-23', { ft: [3, 2] })]), 'x.json')], true);
    const calendar = calendarFrom({ server: now, fixture: season.start, speed: 60 });
    const [match] = replay(season, testSecret, calendar).matchesAround(now);
    const { kickoff, firstHalfEnd, secondHalfStart, fullTime } = timelineOf(match!);
    for (const at of [kickoff - 1, kickoff, firstHalfEnd, secondHalfStart, fullTime])
      expect(stateAt(match!, at)).toMatchObject({ halfScore: undefined, halfUnreported: true });
    expect(resultsOf(match!, fullTime + 60_000)).toEqual([{ matchId: match!.id, version: 2, full: [3, 2] }]);
  });

  it('calls a match off at its kick-off that was awarded, whatever score the file has, and learns nothing from it', () => {
    const awarded = { ...round('2025-08-16', { ft: [0, 9], ht: [0, 4] }), status: 'awarded' };
    const season = planSeason([readResultsFile(file([awarded]), 'x.json')], true);
    const calendar = calendarFrom({ server: now, fixture: season.planned[0]!.at - 3_600_000, speed: 60 });
    const [match] = replay(season, testSecret, calendar).matchesAround(now);
    const { kickoff } = match!;
    expect(stateAt(match!, kickoff - 1)).toMatchObject({ phase: 'pre', score: [0, 0] });
    expect(stateAt(match!, kickoff)).toMatchObject({ phase: 'over', score: [0, 0], halfScore: undefined });
    expect(resultsOf(match!, kickoff - 1)).toEqual([]);
    const later = kickoff + 3_600_000;
    expect(resultsOf(match!, later)).toEqual([{ matchId: match!.id, version: 2, cancelReason: 'D5' }]);
    expect(followed(match!)).not.toHaveProperty('calledOff');
    const { home, away, league } = season.planned[0]!;
    expect(
      forecastAt(season, season.planned[0]!, season.planned[0]!.at + 1_000 * 3_600_000)(home, away),
    ).toEqual(forecastFrom(league, [])(home, away));
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

  it.skipIf(!existsSync(shared))('of every available season has the scores of its file and no other', () => {
    for (const name of seasonFiles) {
      const text = readFileSync(new URL(name, shared), 'utf8');
      const rows: readonly WrittenMatch[] = JSON.parse(text).matches;
      const { planned } = planSeason([readResultsFile(text, name)], false);
      expect(planned.length).toBe(rows.length);
      for (const { record } of planned) {
        const kickoff = new Date(record.at).toISOString().slice(0, 10);
        const row = rows.find(
          one => one.date === kickoff && one.team1 === record.home && one.team2 === record.away,
        );
        const { ft, ht } = row?.score ?? {};
        expect(record.calledOff !== undefined, `${name} ${record.home}`).toBe(row?.status !== undefined);
        if (record.calledOff !== undefined) expect(record.score).toBeUndefined();
        else expect(record.score?.full).toEqual(ft);
        if (record.score?.half) expect(record.score.half).toEqual(ht ?? [0, 0]);
        // A 0:0 is the only match of which the half-time score is certain without being written down.
        const isKnown = ht !== undefined || ft?.join() === '0,0';
        expect(record.score?.half !== undefined).toBe(record.score !== undefined && isKnown);
      }
    }
  });

  it.skipIf(!existsSync(shared))('has a Chinese name for every club of the available seasons', () => {
    for (const name of seasonFiles) {
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
