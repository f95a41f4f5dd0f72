import type { DayKeys, Key } from '@lobby/draws';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { DrawDay, OpenDraws } from '@lobby/platform-sportsbook/fixture-feed/fixture-feed';
import { dayOf, keysOfDay, placeInDay, revealOf } from '@lobby/simulation';
import type { Kysely, Selectable } from 'kysely';
import type { Followed } from './follow.ts';

/** A tree costs some milliseconds to make; two months of them are a few megabytes. */
const keptDays = 60;

/** The days whose keys were promised, and the keys of matches that are over. */
export function createOpenDraws(db: Kysely<Tables>, secret: Key, scriptOf: Followed['scriptOf']): OpenDraws {
  const trees = new Map<string, DayKeys>();
  function treeOf(day: string): DayKeys {
    const tree = trees.get(day) ?? keysOfDay(secret, day);
    if (trees.size > keptDays) trees.clear();
    trees.set(day, tree);
    return tree;
  }
  return {
    async days(count) {
      const rows = await db
        .selectFrom('sport_draw_days')
        .selectAll()
        .orderBy('day', 'desc')
        .limit(count)
        .execute();
      return rows.map(toDay);
    },
    async dayOf({ kickoff }) {
      const row = await db
        .selectFrom('sport_draw_days')
        .selectAll()
        .where('day', '=', dayOf(kickoff))
        .executeTakeFirst();
      return row && toDay(row);
    },
    reveal: match => ({
      reveal: revealOf(secret, scriptOf(match)),
      proof: treeOf(dayOf(match.kickoff)).proof(placeInDay(match.kickoff)),
    }),
  };
}

function toDay(row: Selectable<Tables['sport_draw_days']>): DrawDay {
  return { day: row.day, root: row.root, committedAt: Number(row.committed_at) };
}
