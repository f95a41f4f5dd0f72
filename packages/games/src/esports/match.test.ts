import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { sharedDraws } from '../game/seeds.ts';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.ts';
import { numberOf, streamOf } from '../testing/measured.ts';
import { esports } from './esports.ts';
import type { MapEvent } from './events.ts';
import { matchWays, playMatch } from './match.ts';
import { esportsPicks, isWon } from './picks.ts';

describe('what is won', () => {
  const match = (maps: [number, number], firstMap: 'home' | 'away', firstKills: number) => ({
    ...{ maps, firstMap, firstKills },
  });

  it.each([
    [
      match([2, 0], 'home', 147),
      ['match-home', 'map1-home', 'minus-home', 'plus-home', 'maps-under', 'kills-over'],
    ],
    [
      match([2, 1], 'away', 146),
      ['match-home', 'map1-away', 'plus-away', 'plus-home', 'maps-over', 'kills-under'],
    ],
    [
      match([1, 2], 'home', 100),
      ['match-away', 'map1-home', 'plus-away', 'plus-home', 'maps-over', 'kills-under'],
    ],
    [
      match([0, 2], 'away', 200),
      ['match-away', 'map1-away', 'plus-away', 'minus-away', 'maps-under', 'kills-over'],
    ],
  ])('by %j is %j and nothing else', (played, won) => {
    expect(esportsPicks.filter(pick => isWon(pick, played, 146)).sort()).toEqual([...won].sort());
  });

  it('is no pick that there is not', () => expect(isWon('draw', match([2, 0], 'home', 1), 146)).toBe(false));
});

describe('a match that is played', () => {
  const { map: law, fixture } = esports.rules;
  const stream = streamOf('matches');

  it('ends with the second map that a team wins, and each map with its thirteenth round', () => {
    for (let match = 0; match < dose({ small: 300, deep: 5_000 }); match += 1) {
      const { maps, played, firstKills, firstMap } = playMatch(law, fixture, stream);
      const winners = played.map(({ score: [home, away] }) => (home > away ? 'home' : 'away'));
      expect([...maps].sort()).toEqual([played.length - 2, 2]);
      expect(winners.filter(winner => winner === 'home')).toHaveLength(maps[0]);
      expect(winners.at(-1)).toBe(maps[0] === 2 ? 'home' : 'away');
      expect(firstMap).toBe(winners[0]);
      for (const each of played) expectConsistent(each);
      expect(firstKills).toBe(played[0]!.kills[0] + played[0]!.kills[1]);
    }
  });

  it('comes to each score as often as was counted', () => {
    const ways = matchWays(law, fixture, esports.rules.killsLine);
    const all = ways.reduce((sum, [, count]) => sum + count, 0n);
    const scores = ['2,0', '2,1', '1,2', '0,2'];
    const chances = scores.map(score =>
      ways.reduce((sum, [{ maps }, n]) => (maps.join() === score ? sum + numberOf({ n, d: all }) : sum), 0),
    );
    const counted = scores.map(() => 0);
    for (let match = 0; match < dose({ small: 3_000, deep: 100_000 }); match += 1) {
      counted[scores.indexOf(playMatch(law, fixture, stream).maps.join())]! += 1;
    }
    expect(chiSquare(counted, chances)).toBeLessThan(chiSquareLimit(scores.length));
  });

  it('is the same whatever was bet on it', () => {
    const seeds = { link: new Uint8Array(32).fill(3), salt: 'a block', game: esports.code, round: 5 };
    const shown = (bets: { pick: string; units: number }[]) =>
      esports.play(esports.rules, sharedDraws(seeds), { bets }).events.filter(({ type }) => type !== 'bet');
    const first = shown([]).slice(0, -1);
    expect(shown([{ pick: 'match-home', units: 1000 }]).slice(0, -1)).toEqual(first);
    expect(shown(esportsPicks.map(pick => ({ pick, units: 1 }))).slice(0, -1)).toEqual(first);
  });
});

/** A score and kills that are those of the rounds shown. */
function expectConsistent({ rounds, score, kills }: MapEvent): void {
  const wonBy = (side: string) => rounds.filter(([winner]) => winner === side).length;
  expect(score).toEqual([wonBy('h'), wonBy('a')]);
  expect(Math.max(...score)).toBe(13);
  expect(Math.min(...score)).toBeLessThan(13);
  expect(rounds.at(-1)![0]).toBe(score[0] === 13 ? 'h' : 'a');
  const sum = (at: number) => rounds.reduce((total, round) => total + Number(round[at]), 0);
  expect(kills).toEqual([sum(1), sum(2)]);
}
