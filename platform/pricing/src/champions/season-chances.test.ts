import { winsTable } from '@lobby/leagues';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statedMargins } from '../trader/stated-margins.ts';
import { seasonOdds } from './champion-odds.ts';
import { playedSeasons, type SeasonStep, seasonChances } from './season-chances.ts';

let seasons = 0;
/** Of a season that no other test plays. */
const chancesOf = (clubs: readonly string[], games: readonly SeasonStep[]) =>
  seasonChances(`season ${seasons++}`, clubs, games);

const clubs = ['a', 'b', 'c', 'd'];
const step = (home: string, away: string, wins: number, state?: SeasonStep['state']): SeasonStep => ({
  ...{ home, away, wins },
  state: state ?? (wins === 0 || wins === 1 ? 'over' : 'open'),
});

/** The same by every way in which the games may end, each with the table that members see. */
function listed(games: readonly SeasonStep[]) {
  const sums = new Map(clubs.map(club => [club, { top: 0, share: 0 }]));
  const end = (homeWon: readonly boolean[], chance: number): void => {
    const game = games[homeWon.length];
    if (chance === 0) return;
    if (game) {
      end([...homeWon, true], chance * game.wins);
      end([...homeWon, false], chance * (1 - game.wins));
      return;
    }
    const table = winsTable(
      games.map(({ home, away }, at) => ({ home, away, score: homeWon[at] ? [1, 0] : [0, 1] })),
    );
    const first = table.filter(({ place }) => place === 1);
    for (const { club } of first) {
      sums.get(club)!.top += chance;
      sums.get(club)!.share += chance / first.length;
    }
  };
  end([], 1);
  return sums;
}

const pairs = clubs.flatMap(home => clubs.filter(away => away !== home).map(away => [home, away] as const));
const anySeason = fc
  .array(fc.constantFrom(0, 1, 0.3, 0.55, 0.8), { minLength: pairs.length, maxLength: pairs.length })
  .map(wins => pairs.map(([home, away], at) => step(home, away, wins[at]!)));

describe('the chances of a season', () => {
  it('are those of every way in which it may end, but for what playing it out is off', () => {
    fc.assert(
      fc.property(anySeason, games => {
        const [played, exact] = [chancesOf(clubs, games), listed(games)];
        for (const club of clubs) {
          const { top, share } = exact.get(club)!;
          // Five standard errors of a chance of a half.
          expect(Math.abs(played.get(club)!.top - top)).toBeLessThan(2.5 / Math.sqrt(playedSeasons));
          expect(Math.abs(played.get(club)!.share - share)).toBeLessThan(2.5 / Math.sqrt(playedSeasons));
        }
      }),
      { numRuns: 12 },
    );
  });

  it('follow the games in play without being played out anew', () => {
    const games = (wins: number) =>
      pairs.map(([home, away], at) => step(home, away, at === 3 ? wins : 0.5, at === 3 ? 'running' : 'open'));
    const name = 'in play';
    const at = (wins: number) => seasonChances(name, clubs, games(wins)).get(pairs[3]![0])!.share;
    expect(at(0.9)).toBeGreaterThan(at(0.1));
    expect(at(0.5)).toBeCloseTo((at(0.25) + at(0.75)) / 2, 12);
    const exact = listed(games(0.7)).get(pairs[3]![0])!.share;
    expect(Math.abs(at(0.7) - exact)).toBeLessThan(0.04);
  });

  it('are decided at the end, and shared by those that nothing tells apart', () => {
    const done = [step('a', 'b', 1), step('b', 'a', 1), step('c', 'd', 0), step('d', 'c', 0)];
    const chances = chancesOf(clubs, done);
    for (const club of clubs) expect(chances.get(club)).toEqual({ top: 1, share: 0.25 });
  });

  it('sum to one', () => {
    fc.assert(
      fc.property(anySeason, games => {
        const sum = [...chancesOf(clubs, games).values()].reduce((all, { share }) => all + share, 0);
        expect(sum).toBeCloseTo(1, 9);
      }),
      { numRuns: 12 },
    );
  });
});

describe('the odds of a season', () => {
  const many = Array.from({ length: 16 }, (_, at) => String(at));
  const season = many.flatMap((home, h) =>
    many.flatMap((away, c) => (h === c ? [] : [step(home, away, 1 / (1 + Math.exp((h - c) / 9 - 0.15)))])),
  );

  it('keep what is stated of all runners together, and more than they give to any of them', () => {
    const chances = [...chancesOf(many, season).values()];
    const odds = chances.map(chance => seasonOdds(chance, playedSeasons)).filter(Boolean);
    const kept = odds.reduce((sum, one) => sum + 1 / Number(one), 0) - 1;
    expect(odds.length).toBeGreaterThan(10);
    expect(kept).toBeGreaterThan(0.1);
    expect(kept).toBeLessThanOrEqual(statedMargins.season.champion.pre);
  });

  it('are worth less than their stake to who knows the chances better', () => {
    const exact = seasonsOf(season, 60_000);
    for (const [club, chance] of chancesOf(many, season)) {
      const odds = seasonOdds(chance, playedSeasons);
      if (odds === '') continue;
      const { top, share } = exact.get(club)!;
      expect(top + (Number(odds) - 1) * share, club).toBeLessThan(0.97);
    }
  });

  /** By other numbers, and by the table of members. */
  function seasonsOf(games: readonly SeasonStep[], count: number) {
    let state = 12_345;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const sums = new Map(many.map(club => [club, { top: 0, share: 0 }]));
    for (let played = 0; played < count; played++) {
      const won = new Map(many.map(club => [club, 0]));
      const ends = games.map(({ home, away, wins }) => {
        const [winner, loser] = random() < wins ? [home, away] : [away, home];
        won.set(winner, won.get(winner)! + 1);
        return { winner, loser };
      });
      const most = Math.max(...won.values());
      const level = many.filter(club => won.get(club) === most);
      const among = (club: string) =>
        ends.filter(({ winner, loser }) => winner === club && level.includes(loser)).length;
      const best = Math.max(...level.map(among));
      const first = level.filter(club => among(club) === best);
      for (const club of first) {
        sums.get(club)!.top += 1 / count;
        sums.get(club)!.share += 1 / count / first.length;
      }
    }
    return sums;
  }
});
