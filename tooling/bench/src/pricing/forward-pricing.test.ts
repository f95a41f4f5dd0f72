import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawStream, shuffled } from '@lobby/draws';
import { seeded } from '@lobby/draws/testing/seeded';
import { type Club, forecastFrom, type League, nationalLeagues } from '@lobby/leagues';
import { timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { chancesOf, priceForward, readSeasons } from './forward-pricing.ts';
import {
  type Bucket,
  baseRates,
  bootstrap,
  favourites,
  lossesOf,
  mean,
  totalsLoss,
  winnerLoss,
} from './pricing-losses.ts';

const shared = fileURLToPath(new URL('../../../../../shared/data/openfootball', import.meta.url));

describe.skipIf(!existsSync(shared))('real seasons of five leagues, priced forward', () => {
  const matches = existsSync(shared) ? priceForward(readSeasons(shared)) : [];
  const losses = existsSync(shared) ? lossesOf(matches) : undefined;

  it('are at least two of each, with thousands of results', () => {
    expect(new Set(matches.map(one => `${one.league} ${one.season}`)).size).toBeGreaterThanOrEqual(10);
    expect(matches.length).toBeGreaterThan(3_000);
  });

  it('have a loss 0.008 below the base rates for totals, and at most 0.995 for 1X2', () => {
    const { winner, totals } = losses!;
    expect(totals.gain).toBeLessThanOrEqual(-0.008);
    expect(totals.interval.high).toBeLessThan(0);
    expect(winner.book).toBeLessThanOrEqual(0.995);
    expect(winner.interval.high).toBeLessThan(0);
  });

  it('have a lower loss than pricing by league averages', () => {
    const { winner, totals } = losses!;
    expect(totals.book).toBeLessThan(totals.usual);
    expect(winner.book).toBeLessThan(winner.usual);
  });

  it('have in no season a higher loss than the base rates', () => {
    for (const season of new Set(matches.map(one => one.season))) {
      const ofSeason = matches.filter(one => one.season === season);
      const gain = (lossOf: typeof winnerLoss) =>
        mean(ofSeason.map(match => lossOf(match, match) - lossOf(match, baseRates)));
      expect(gain(totalsLoss), season).toBeLessThan(0);
      expect(gain(winnerLoss), season).toBeLessThan(-0.06);
    }
  });

  it('favourites win as often as priced, within two standard errors', () => {
    const buckets = favourites(matches);
    const sum = (of: (bucket: Bucket) => number) => buckets.reduce((all, bucket) => all + of(bucket), 0);
    const unexpected = sum(({ matches: count, priced, won }) => count * (won - priced));
    const variance = sum(({ matches: count, priced }) => count * priced * (1 - priced));
    expect(Math.abs(unexpected)).toBeLessThan(2 * Math.sqrt(variance));
    for (const { from, matches: count, priced, won } of buckets) {
      const error = Math.sqrt((priced * (1 - priced)) / count);
      expect(Math.abs(won - priced), `from ${from}: priced ${priced}, won ${won}`).toBeLessThan(3 * error);
    }
  });
});

describe('seasons drawn from strengths that differ from the ratings', () => {
  const five = nationalLeagues.slice(0, 5);

  it('are priced nearly as well as with the true strengths', () => {
    const seasons = five.map(league => drawSeason(league, 10));
    const learnt = seasons.flatMap(({ file }) => priceForward([file]));
    const truth = seasons.flatMap(({ expected }) => expected.map(chancesOf));
    for (const lossOf of [winnerLoss, totalsLoss]) {
      const paid = learnt.map(match => lossOf(match, match));
      const best = mean(learnt.map((match, at) => lossOf(match, truth[at]!)));
      const { low, high } = bootstrap(paid);
      expect(best).toBeGreaterThan(low);
      expect(best).toBeLessThan(high);
      expect(mean(paid) - best).toBeLessThan(0.02);
    }
  });

  it('are priced better in their second half than by the ratings alone', () => {
    const better = five.map(league => {
      const { pairs, file } = drawSeason(league, 25);
      const forecast = forecastFrom(league, []);
      const rows = priceForward([file]).map((match, at) => ({
        learnt: winnerLoss(match, match),
        table: winnerLoss(match, chancesOf(forecast(...pairs[at]!))),
      }));
      return mean(rows.slice(rows.length / 2).map(({ learnt, table }) => table - learnt));
    });
    expect(mean(better)).toBeGreaterThan(0);
  });
});

describe('losses', () => {
  const thought = { winner: [0.5, 0.25, 0.25], over: 0.8 } as const;
  const sure = { league: 'x', season: 'y', full: [2, 1], usual: thought, ...thought } as const;

  it('are the negative logarithm of the chance given to the result', () => {
    expect(winnerLoss(sure, sure)).toBeCloseTo(Math.log(2), 12);
    expect(totalsLoss(sure, sure)).toBeCloseTo(Math.log(1.25), 12);
    expect(totalsLoss({ full: [1, 1] }, sure)).toBeCloseTo(Math.log(5), 12);
  });

  it('count a favourite where it was priced, home or away', () => {
    const away = { ...sure, winner: [0.1, 0.1, 0.8], full: [0, 0] } as const;
    const found = favourites([sure, sure, away]).map(({ matches, won }) => [matches, won]);
    expect(found).toEqual([
      [2, 1],
      [0, Number.NaN],
      [0, Number.NaN],
      [1, 0],
    ]);
  });

  it('have a reproducible interval around their mean', () => {
    const values = Array.from({ length: 400 }, (_, n) => n % 2);
    expect(bootstrap(values)).toEqual(bootstrap(values));
    const { low, high } = bootstrap(values);
    expect(low).toBeGreaterThan(0.43);
    expect(low).toBeLessThan(0.47);
    expect(high).toBeGreaterThan(0.53);
    expect(high).toBeLessThan(0.57);
  });
});

/** Every club at home to every other once, in a league whose true ratings differ from the table's. */
function drawSeason(league: League, strays: number) {
  const next = seeded(`season/${league.lid}`);
  const clubs = league.clubs.slice(0, 20);
  const ratings = new Map(clubs.map(club => [club.id, club.rating + strays * (next() + next() - 1)]));
  const truly = (club: Club) => ({ ...club, rating: ratings.get(club.id) ?? club.rating });
  const forecast = forecastFrom({ ...league, clubs: league.clubs.map(truly) }, []);
  const all = clubs.flatMap(home => clubs.filter(away => away !== home).map(away => [home, away] as const));
  const pairs = shuffled(all, drawStream(new Uint8Array(32), `season/${league.lid}`));
  const expected = pairs.map(([home, away]) => forecast(truly(home), truly(away)));
  const fixtures = pairs.map(([home, away], at) => {
    const match = testMatch({ id: `${league.lid}${at}`, expected: expected[at]! });
    const { half, full } = timelineOf(match);
    return { home: home.english, away: away.english, at: at * 4 * 3_600_000, score: { half, full } };
  });
  return { league, pairs, expected, file: { title: league.english, fixtures } };
}
