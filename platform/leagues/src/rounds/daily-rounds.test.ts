import { day, hour } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import { basketballLeagues } from '../clubs/basketball/basketball-leagues.ts';
import { forecastPoints } from '../results/points-forecast.ts';
import { dailyRounds } from './daily-rounds.ts';

const key = new Uint8Array(32).fill(5);
const from = Date.UTC(2026, 10, 1);
const matchesOf = basketballLeagues.map((league, at) => dailyRounds(league, key, at * hour));

describe('the basketball leagues', () => {
  it('kick off every hour of every day', () => {
    const kickoffs = matchesOf
      .flatMap(between => between(from, from + 2 * day).map(({ kickoff }) => kickoff))
      .sort((one, other) => one - other);
    expect(kickoffs).toEqual(Array.from({ length: 48 }, (_, at) => from + at * hour));
  });

  it('let every club play once in a round, and each pair at home and away in a season', () => {
    const season = matchesOf[0]!(from, from + 60 * day);
    for (let start = 0; start + 8 <= season.length; start += 8) {
      const clubs = season.slice(start, start + 8).flatMap(({ home, away }) => [home.id, away.id]);
      expect(new Set(clubs).size).toBe(16);
    }
    expect(new Set(season.map(({ id }) => id)).size).toBe(season.length);
  });

  it('give a club 21 hours between its matches, but for the change of seasons', () => {
    const last = new Map<string, number>();
    const rests: number[] = [];
    for (const { home, away, kickoff } of matchesOf[1]!(from, from + 90 * day)) {
      for (const { id } of [home, away]) {
        const before = last.get(id);
        if (before !== undefined) rests.push(kickoff - before);
        last.set(id, kickoff);
      }
    }
    const short = rests.filter(rest => rest < 21 * hour);
    // Sixteen clubs at three or four changes.
    expect(short.length).toBeLessThanOrEqual(64);
  });

  it('are the same whichever span is asked for', () => {
    const [all, part] = [matchesOf[2]!(from, from + 3 * day), matchesOf[2]!(from + day, from + 2 * day)];
    expect(all.filter(({ kickoff }) => kickoff >= from + day && kickoff < from + 2 * day)).toEqual(part);
  });

  it('expect points that a side can score, more of the better one and of the one at home', () => {
    for (const league of basketballLeagues) {
      const forecast = forecastPoints(league);
      for (const home of league.clubs) {
        for (const away of league.clubs.filter(club => club !== home)) {
          for (const points of forecast(home, away)) expect(points > 86 && points < 134).toBe(true);
        }
      }
      const [best, worst] = [league.clubs[0]!, league.clubs.at(-1)!];
      const [strong, weak] = forecast(best, worst);
      const [atHome] = forecast(worst, best);
      expect(strong - weak).toBeGreaterThan(12);
      expect(atHome).toBeGreaterThan(weak);
    }
  });
});
