import { digest, drawStream, fromHex, shuffled } from '@lobby/draws';
import type { PublicRound } from '../game/game.ts';
import type { League, Team } from './league.ts';

/** A match that is to be played: its teams, and each map with the chance of `home` to win a round there, in 200ths. */
export interface Fixture {
  readonly home: string;
  readonly away: string;
  readonly maps: readonly { readonly map: string; readonly chance: number }[];
}

/** Chances of rounds are counted in these parts. */
export const parts = 200;

/** Maps of a match at most. */
const mostMaps = 3;

/** The match of two teams by their places in the league: where they meet, and how strong they are there. */
function meeting({ teams, maps, bestMap }: League, one: number, other: number): Fixture {
  const [low, high] = one < other ? [one, other] : [other, one];
  // Neither is always named first, and a pair has one match: what can be played is a short list.
  const isTurned = (low + high) % 2 === 1;
  const [home, away] = (isTurned ? [high, low] : [low, high]).map(at => teams[at]!) as [Team, Team];
  const strengthOn = ({ strength, best }: Team, map: string) => strength + (best === map ? bestMap : 0);
  return {
    home: home.team,
    away: away.team,
    maps: Array.from({ length: mostMaps }, (_, at) => {
      const map = maps[(low + high + 2 * at) % maps.length]!;
      return { map, chance: parts / 2 + strengthOn(home, map) - strengthOn(away, map) };
    }),
  };
}

/** Every match that the league can play. */
export function allFixtures(league: League): readonly Fixture[] {
  const places = [...league.teams.keys()];
  return places.flatMap(one => places.slice(one + 1).map(other => meeting(league, one, other)));
}

/**
 * The match of a round: matchdays follow each other, and on each every team plays once, drawn by lot from the salt, which
 * is public before.
 */
export function fixtureOf(league: League, { salt, place }: PublicRound): Fixture {
  const matches = Math.floor(league.teams.length / 2);
  const day = Math.floor((place - 1) / matches);
  const at = 2 * ((place - 1) % matches);
  const lot = shuffled([...league.teams.keys()], drawStream(fromHex(digest(salt)), `matchday/${day}`));
  return meeting(league, lot[at]!, lot[at + 1]!);
}
