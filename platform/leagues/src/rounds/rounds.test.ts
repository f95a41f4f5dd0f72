import { createHash } from 'node:crypto';
import { day, hour, minute } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import { championsLeague, nationalLeagues } from '../clubs/directory.ts';
import { premierLeague } from '../clubs/europe/premier-league.ts';
import { roundsOf } from './league-rounds.ts';
import { momentOf } from './local-time.ts';
import { pairsOf, roundsOfSeason } from './round-robin.ts';
import { kickoffsOf } from './week.ts';

const leagues = [...nationalLeagues, championsLeague];
const keyOf = (seed: string) => createHash('sha256').update(seed).digest();

/** The kick-offs of all leagues, in their order. */
const pairingsOf = (seed: string, from: number, to: number) =>
  leagues
    .flatMap(league => roundsOf(league, keyOf(seed))(from, to))
    .flatMap(round => round.pairings)
    .sort((one, other) => one.kickoff - other.kickoff);

describe('a season', () => {
  const clubs = ['a', 'b', 'c', 'd', 'e', 'f'];
  const rounds = Array.from({ length: roundsOfSeason(clubs.length) }, (_, round) => pairsOf(clubs, round));

  it('has every club once in a round', () => {
    for (const pairs of rounds) expect(pairs.flat().toSorted()).toEqual(clubs);
  });

  it('has every two clubs once at the home of each', () => {
    expect(new Set(rounds.flat().map(pair => pair.join('-'))).size).toBe(30);
    expect(rounds.flat()).toHaveLength(30);
  });
});

describe('the kick-offs of a week', () => {
  it('are read as times from Monday on, and go on into the next week', () => {
    expect(kickoffsOf('Sat 12:30 15:00, Mon 20:00').map(at => at / hour)).toEqual([132.5, 135, 188]);
  });

  it('are in the time of the country, daylight saving included', () => {
    const [winter, summer] = [Date.UTC(2026, 10, 28, 15), Date.UTC(2026, 6, 4, 15)];
    expect(momentOf(winter, 'Europe/London') - winter).toBe(0);
    expect(momentOf(summer, 'Europe/London') - summer).toBe(-hour);
    expect(momentOf(winter, 'Asia/Kolkata') - winter).toBe(-5.5 * hour);
    expect(momentOf(winter, 'America/Lima') - winter).toBe(5 * hour);
  });

  it('are from 11:00 to 22:30 in every league', () => {
    for (const { names, week } of leagues) {
      const times = week!.rounds.flatMap(kickoffsOf).map(at => (at % day) / hour);
      expect(Math.min(...times), names['zh-CN']).toBeGreaterThanOrEqual(11);
      expect(Math.max(...times), names['zh-CN']).toBeLessThanOrEqual(22.5);
    }
  });

  it('are as many in every round, and of no more clubs than there are', () => {
    for (const { names, week, clubs } of leagues) {
      const sizes = new Set(week!.rounds.map(round => kickoffsOf(round).length));
      expect(sizes.size, names['zh-CN']).toBe(1);
      expect(Math.max(...sizes) * 2, names['zh-CN']).toBeLessThanOrEqual(clubs.length);
    }
  });
});

describe('the rounds of a league', () => {
  it('are the same whenever the window begins', () => {
    const start = Date.UTC(2026, 10, 20, 12);
    const ofWeek = pairingsOf('one', start, start + 7 * day);
    const [early, late] = [start - 5 * day, start + 2 * day];
    const known = new Map(pairingsOf('one', early, late).map(pairing => [pairing.id, pairing]));
    const shared = ofWeek.filter(({ kickoff }) => kickoff < late);
    expect(shared.length).toBeGreaterThan(100);
    for (const pairing of shared) expect(known.get(pairing.id)).toEqual(pairing);
  });

  it('have ids of their own', () => {
    const ids = pairingsOf('one', Date.UTC(2026, 0, 1), Date.UTC(2026, 2, 1)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('number the matches of a season of 20 clubs from 1 to 38', () => {
    const rounds = roundsOf(premierLeague, keyOf('one'))(Date.UTC(2026, 0, 1), Date.UTC(2027, 11, 1));
    expect(new Set(rounds.map(({ number }) => number)).size).toBe(38);
    expect(Math.max(...rounds.map(({ number }) => number))).toBe(38);
  });
});

describe.each(['one', 'two', 'three'])('forty days of all leagues, seed "%s"', seed => {
  it.each([
    ['autumn', Date.UTC(2026, 9, 12)],
    ['spring', Date.UTC(2027, 2, 8)],
  ])('let no club kick off within 60 hours of its last match, %s', (_, start) => {
    const last = new Map<string, number>();
    const tooSoon = pairingsOf(seed, start, start + 40 * day).flatMap(({ id, home, away, kickoff }) =>
      [home, away].flatMap(club => {
        const rest = kickoff - (last.get(club.id) ?? 0);
        last.set(club.id, kickoff);
        return rest < 60 * hour ? [`${club.english} after ${rest / hour} hours, match ${id}`] : [];
      }),
    );
    expect(last.size).toBeGreaterThan(500);
    expect(tooSoon).toEqual([]);
  });
});

/** The shortest match: two halves of 46 minutes and the break. */
const shortest = 107 * minute;

it.each([
  ['November', 3, Date.UTC(2026, 10, 16)],
  ['July', 2, Date.UTC(2027, 6, 5)],
])('at any moment of a week of %s at least %d matches are in play', (_, least, start) => {
  const kickoffs = pairingsOf('one', start - day, start + 7 * day).map(({ kickoff }) => kickoff);
  const moments = Array.from({ length: (7 * day) / (5 * minute) }, (_, at) => start + at * 5 * minute);
  const few = moments.filter(
    at => kickoffs.filter(from => from <= at && at < from + shortest).length < least,
  );
  expect(few.map(at => new Date(at).toISOString())).toEqual([]);
});
