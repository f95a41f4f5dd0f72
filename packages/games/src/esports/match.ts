import type { DrawStream } from '@lobby/draws';
import type { Outcome } from '../bets/table-game.ts';
import { killsWhenWon, type MapLaw, waysOfKills, waysOfRounds, winnersOf } from './chances.ts';
import type { MapEvent } from './events.ts';
import { type Fixture, parts } from './fixture.ts';

/** What bets on a match ask of it. */
export interface Match {
  /** Maps won. */
  readonly maps: readonly [home: number, away: number];
  readonly firstMap: 'home' | 'away';
  /** Of both teams on the first map. */
  readonly firstKills: number;
}

/** A match with everything that is shown of it. */
export interface PlayedMatch extends Match {
  readonly played: readonly MapEvent[];
}

/** Maps that win a match. */
const toWinMatch = 2;

function playMap(
  law: MapLaw,
  { map, chance }: Fixture['maps'][number],
  stream: DrawStream,
): MapEvent & { readonly winner: 0 | 1 } {
  const score: [number, number] = [0, 0];
  const kills: [number, number] = [0, 0];
  const rounds: string[] = [];
  while (Math.max(...score) < law.toWin) {
    const winner = stream.below(parts) < chance ? 0 : 1;
    const [most, least] = law.kills[stream.below(law.kills.length)]!;
    const [home, away] = winner === 0 ? [most, least] : [least, most];
    score[winner] += 1;
    kills[0] += home;
    kills[1] += away;
    rounds.push(`${winner === 0 ? 'h' : 'a'}${home}${away}`);
  }
  return { type: 'map', map, rounds, score, kills, winner: score[0] === law.toWin ? 0 : 1 };
}

/** Plays a match: maps until one team has won two. */
export function playMatch(law: MapLaw, { maps }: Fixture, stream: DrawStream): PlayedMatch {
  const won: [number, number] = [0, 0];
  const played: MapEvent[] = [];
  for (const each of maps) {
    if (Math.max(...won) === toWinMatch) break;
    const { winner, ...event } = playMap(law, each, stream);
    won[winner] += 1;
    played.push(event);
  }
  const [first] = played as [MapEvent];
  return {
    ...{ maps: won, played },
    firstMap: first.score[0] > first.score[1] ? 'home' : 'away',
    firstKills: first.kills[0] + first.kills[1],
  };
}

/** Every match as far as bets tell it apart, and in how many equally likely ways it comes. @param line of kills. */
export function matchWays(law: MapLaw, { maps }: Fixture, line: number): readonly Outcome<Match>[] {
  const [first, second, third] = maps.map(({ chance }) => winnersOf(law, chance)) as [Ways, Ways, Ways];
  const all = waysOfRounds(law);
  const chance = maps[0]!.chance;
  return ([0, 1] as const).flatMap(winner => {
    const totals = killsWhenWon(law, winner === 0 ? chance : parts - chance);
    const many = totals.slice(line + 1).reduce((sum, each) => sum + each, 0n);
    const few = first[winner] * waysOfKills(law) - many;
    const rest = [
      { maps: wins(winner, winner), ways: second[winner] * all },
      ...([0, 1] as const).map(last => ({
        maps: wins(winner, winner === 0 ? 1 : 0, last),
        ways: second[winner === 0 ? 1 : 0] * third[last],
      })),
    ];
    const kills = [
      { firstKills: line + 1, ways: many },
      { firstKills: line, ways: few },
    ];
    return rest.flatMap(({ maps: won, ways }) =>
      kills.map(({ firstKills, ways: first }) => {
        const match: Match = { maps: won, firstMap: winner === 0 ? 'home' : 'away', firstKills };
        return [match, ways * first] as const;
      }),
    );
  });
}

type Ways = readonly [home: bigint, away: bigint];

const wins = (...winners: readonly (0 | 1)[]): readonly [number, number] => [
  winners.filter(each => each === 0).length,
  winners.filter(each => each === 1).length,
];
