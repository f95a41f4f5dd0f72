import type { Score } from '@lobby/betting';
import { isSetWon, openerAfter, pointsOfSet, type RallyRules, type Side } from '@lobby/draws';
import type { EndsOf, SetEnd } from './set-ends.ts';

/** What is left beyond is one in ten thousand millions, and is shared out. */
const mostBeyond = 70;

/** The ends of a set of points alone: point by point, with who serves. */
export function rallyEnds(rules: RallyRules): EndsOf {
  return ({ sets, set, opener, server }, chances, bestOf) => {
    const enough = pointsOfSet(rules, { sets }, bestOf);
    const ends: SetEnd[] = [];
    const played = set[0] + set[1];
    // By the points of home and who serves, of all scores with as many points.
    let open = new Float64Array(2 * (set[0] + 1));
    open[2 * set[0] + server] = 1;
    let left = 1;
    for (let points = played; left > 0 && points < played + 2 * enough + mostBeyond; points++) {
      const later = new Float64Array(open.length + 2);
      left = 0;
      for (let at = 0; at < open.length; at++) {
        const chance = open[at]!;
        if (chance === 0) continue;
        const [home, serving] = [at >> 1, (at & 1) as Side];
        for (const side of [0, 1] as const) {
          const share = side === 0 ? chances[serving] : 1 - chances[serving];
          const reached: Score = side === 0 ? [home + 1, points - home] : [home, points - home + 1];
          if (isSetWon(rules, reached, enough)) {
            ends.push({ score: reached, chance: chance * share, opener: openerAfter(rules, opener, side) });
            continue;
          }
          later[2 * reached[0] + rules.serverAfter(reached, side, opener)]! += chance * share;
          left = 1;
        }
      }
      open = later;
    }
    const sum = ends.reduce((all, { chance }) => all + chance, 0);
    return ends.map(end => ({ ...end, chance: end.chance / sum }));
  };
}
