import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { rulesHash } from '../game/rules-hash.ts';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.ts';
import { numberOf } from '../testing/measured.ts';
import { evenKills, waysOfRounds, winnersOf } from './chances.ts';
import { esports } from './esports.ts';
import { allFixtures, fixtureOf } from './fixture.ts';
import { league } from './league.ts';
import { matchWays } from './match.ts';

const every = esports.fixtures!.all(esports.rules);
const fixtures = Array.from({ length: 5 }, (_, at) => every[29 * at]!);

describe('the league', () => {
  it('plays every pair of its teams, on three different maps', () => {
    const pairs = allFixtures(league).map(({ home, away }) => [home, away].sort().join());
    expect(new Set(pairs).size).toBe((16 * 15) / 2);
    for (const { maps } of allFixtures(league)) expect(new Set(maps.map(({ map }) => map)).size).toBe(3);
  });

  it('lets every team play once on each matchday, drawn from the salt and nothing else', () => {
    const days = Array.from({ length: 4 }, (_, day) =>
      Array.from({ length: 8 }, (_, at) => fixtureOf(league, { salt: 'a block', place: 8 * day + at + 1 })),
    );
    for (const day of days) {
      expect(day.flatMap(({ home, away }) => [home, away]).sort()).toEqual(
        league.teams.map(({ team }) => team).sort(),
      );
    }
    expect(new Set(days.map(day => JSON.stringify(day))).size).toBe(4);
    expect(fixtureOf(league, { salt: 'a block', place: 9 })).toEqual(days[1]![0]);
    expect(fixtureOf(league, { salt: 'another', place: 9 })).not.toEqual(days[1]![0]);
  });

  it('draws each pair as often as any other', () => {
    const [counted, places] = [new Map<string, number>(), dose({ small: 6_000, deep: 120_000 })];
    for (let place = 1; place <= places; place += 1) {
      const { home, away } = fixtureOf(league, { salt: 'pairs', place });
      counted.set(`${home} ${away}`, (counted.get(`${home} ${away}`) ?? 0) + 1);
    }
    const counts = [...counted.values()];
    expect(counts).toHaveLength(120);
    const chances = counts.map(() => 1 / 120);
    expect(chiSquare(counts, chances)).toBeLessThan(chiSquareLimit(120));
  });

  it('gives a round the rules of one of its matches, which say the same of that round again', () => {
    const hashes = new Set(every.map(rulesHash));
    expect(hashes.size).toBe(120);
    const round = { salt: 'a block', place: 17 };
    const rules = esports.fixtures!.at(esports.rules, round);
    expect(hashes).toContain(rulesHash(rules));
    expect(esports.fixtures!.at(backwards(rules), round)).toEqual(rules);
  });
});

describe('the chance of a map', () => {
  it('is one half for even teams, and all ways together are those of every round', () => {
    const [home, away] = winnersOf(esports.rules.map, 100);
    expect(home).toBe(away);
    for (const chance of [90, 97, 110]) {
      const [won, lost] = winnersOf(esports.rules.map, chance);
      expect(won + lost).toBe(waysOfRounds(esports.rules.map));
    }
  });

  it('is what a map of three rounds gives by hand', () => {
    // First to two of 60 %: 0.36 + 2 · 0.4 · 0.36.
    const law = { ...esports.rules.map, toWin: 2 };
    const [won] = winnersOf(law, 120);
    expect(numberOf({ n: won, d: waysOfRounds(law) })).toBeCloseTo(0.648, 12);
  });

  it('has a line of kills that is exceeded about as often as not', () => {
    for (const { map, fixture, killsLine } of fixtures) {
      expect(evenKills(map, fixture)).toBe(killsLine);
      const ways = matchWays(map, fixture, killsLine);
      const all = ways.reduce((sum, [, count]) => sum + count, 0n);
      const over = ways.reduce(
        (sum, [match, count]) => (match.firstKills > killsLine ? sum + count : sum),
        0n,
      );
      expect(Math.abs(numberOf({ n: over, d: all }) - 0.5)).toBeLessThan(0.015);
    }
  });
});

/** As a database may give it back: with its keys in another order. */
function backwards<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(backwards) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, backwards(each)] as const);
  return Object.fromEntries(entries.reverse()) as Value;
}
