import type { Score } from '@lobby/betting';
import {
  isSetOfGames,
  isTieBreak,
  type Side,
  serverOfGame,
  serverOfTieBreak,
  tennisFacts,
} from '@lobby/draws';
import type { EndsOf, PointChances, SetEnd } from './set-ends.ts';

/** The chance that who serves wins the game, from these points of server and receiver. @param point of a served point. */
export function gameChance(point: number, served = 0, received = 0): number {
  const other = 1 - point;
  const level = (point * point) / (point * point + other * other);
  // From three points all only the lead counts.
  if (served >= 3 && received >= 3) {
    if (served === received) return level;
    return served > received ? point + other * level : point * level;
  }
  if (served === tennisFacts.pointsOfGame) return 1;
  if (received === tennisFacts.pointsOfGame) return 0;
  return point * gameChance(point, served + 1, received) + other * gameChance(point, served, received + 1);
}

/** The chance that home wins the tie-break, from these points. */
export function tieBreakChance(
  chances: PointChances,
  opener: Side,
  [home, away]: Score = [0, 0],
  known = new Map<number, number>(),
): number {
  const enough = tennisFacts.pointsOfTieBreak;
  if (home >= enough && home - away >= 2) return 1;
  if (away >= enough && away - home >= 2) return 0;
  if (home === away && home >= enough - 1) {
    // Each side serves one of the next two points.
    const [both, none] = [chances[0] * chances[1], (1 - chances[0]) * (1 - chances[1])];
    return both / (both + none);
  }
  const key = 100 * home + away;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const point = chances[serverOfTieBreak(opener, [home, away])];
  const chance =
    point * tieBreakChance(chances, opener, [home + 1, away], known) +
    (1 - point) * tieBreakChance(chances, opener, [home, away + 1], known);
  known.set(key, chance);
  return chance;
}

/** The ends of a set of tennis: game by game, the running one from its points. */
export const tennisEnds: EndsOf = ({ set, points, opener }, chances) => {
  const ends: SetEnd[] = [];
  let open = new Map([[set.join(':'), { games: set as Score, chance: 1 }]]);
  let running: Score | undefined = points;
  while (open.size > 0) {
    const later: typeof open = new Map();
    for (const { games, chance } of open.values()) {
      const home = homeWinsGame(games, running ?? [0, 0], opener, chances);
      for (const [more, share] of [
        [[1, 0], home],
        [[0, 1], 1 - home],
      ] as const) {
        const score: Score = [games[0] + more[0], games[1] + more[1]];
        const reached = chance * share;
        if (isSetOfGames(score)) {
          ends.push({ score, chance: reached, opener: serverOfGame(opener, score) });
          continue;
        }
        const key = score.join(':');
        later.set(key, { games: score, chance: reached + (later.get(key)?.chance ?? 0) });
      }
    }
    open = later;
    running = undefined;
  }
  return merged(ends);
};

function homeWinsGame(games: Score, [home, away]: Score, opener: Side, chances: PointChances): number {
  if (isTieBreak(games)) return tieBreakChance(chances, opener, [home, away]);
  return serverOfGame(opener, games) === 0
    ? gameChance(chances[0], home, away)
    : 1 - gameChance(1 - chances[1], away, home);
}

/** One end for each score: 7:5 is reached by one way only, 6:4 by 5:4 alone, 7:6 by the tie-break. */
function merged(ends: readonly SetEnd[]): SetEnd[] {
  const byScore = new Map<string, SetEnd>();
  for (const end of ends) {
    const key = end.score.join(':');
    byScore.set(key, { ...end, chance: end.chance + (byScore.get(key)?.chance ?? 0) });
  }
  return [...byScore.values()].filter(({ chance }) => chance > 0);
}
