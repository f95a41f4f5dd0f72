import type { Score } from '@lobby/betting';
import { otherSide, pointsOfSet, type RallyRules, type Side } from '@lobby/draws';
import type { EndsOf, SetEnd } from './set-ends.ts';

/** What is left beyond is one in ten thousand millions, and is shared out. */
const mostBeyond = 70;

/** The ends of a set of points alone: point by point, with who serves. The next set's opener is the other side's. */
export function rallyEnds(rules: RallyRules): EndsOf {
  return ({ sets, set, opener, server }, chances, bestOf) => {
    const enough = pointsOfSet(rules, { sets }, bestOf);
    const ends: SetEnd[] = [];
    let open = new Map<number, { score: Score; server: Side; chance: number }>();
    open.set(0, { score: set, server, chance: 1 });
    for (let more = 0; open.size > 0 && more < 2 * enough + mostBeyond; more++) {
      const later: typeof open = new Map();
      for (const { score, server: serving, chance } of open.values()) {
        for (const side of [0, 1] as const) {
          const share = side === 0 ? chances[serving] : 1 - chances[serving];
          const reached: Score = side === 0 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1];
          if (Math.max(...reached) >= enough && Math.abs(reached[0] - reached[1]) >= 2) {
            ends.push({ score: reached, chance: chance * share, opener: otherSide(opener) });
            continue;
          }
          const next = rules.serverAfter(reached, side, opener);
          const key = 2 * (1_000 * reached[0] + reached[1]) + next;
          later.set(key, {
            score: reached,
            server: next,
            chance: chance * share + (later.get(key)?.chance ?? 0),
          });
        }
      }
      open = later;
    }
    const sum = ends.reduce((all, { chance }) => all + chance, 0);
    return ends.map(end => ({ ...end, chance: end.chance / sum }));
  };
}
