import type { Match } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import type { BookInputs } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import type { FixtureFeed } from '../fixture-feed/fixture-feed.ts';
import { createInputStore } from '../inputs/input-store.ts';

/** Ended matches are kept this long, so that the next answer to an older cursor can report their removal. */
export const keptAfterEnd = 10 * 60_000;

const rereadAfter = 4_000;
const rereadAllAfter = 60_000;

/** The matches of now, read from the database every few seconds; rows never change once written. */
export interface MatchStore {
  /** Everything that has not long ended, its inputs read at this tick or later. */
  current(): Promise<readonly Match[]>;
  /** Any match that was not withdrawn, also one long over. `db` is the transaction when there is one. */
  byId(db: Kysely<Tables>, id: string): Promise<Match | undefined>;
  /** The same of several, read at once. */
  byIds(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Match>>;
  /** What prices of a match read at `at` beside it, from memory: no later than the last `current()`. */
  inputsAt(id: string, at: number): BookInputs;
}

/** @param feed follows the matches of the rows. */
export function createMatchStore(
  db: Kysely<Tables>,
  clock: Clock,
  feed: Pick<FixtureFeed, 'follow'>,
): MatchStore {
  const known = new Map<string, Match>();
  const inputs = createInputStore(db);
  let readAt = Number.NEGATIVE_INFINITY;
  let allReadAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function reread(now: number): Promise<void> {
    const all = now - allReadAt > rereadAllAfter || now < readAt;
    const rows = await db
      .selectFrom('sport_matches')
      .selectAll()
      .where('ends_at', '>', BigInt(now - keptAfterEnd))
      // Another process may have written its rows a little before we could see them.
      .$if(!all, query => query.where('created_at', '>', BigInt(readAt - 30_000)))
      .execute();
    for (const row of rows) if (!known.has(row.id)) known.set(row.id, feed.follow(row));
    if (all) {
      const alive = new Set(rows.map(row => row.id));
      for (const id of known.keys()) if (!alive.has(id)) known.delete(id);
      inputs.keepOnly(alive);
      allReadAt = now;
    }
    readAt = now;
  }

  async function byIds(trx: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Match>> {
    const found = new Map(ids.flatMap(id => (known.has(id) ? [[id, known.get(id)!]] : [])));
    const missing = ids.filter(id => !found.has(id));
    if (missing.length === 0) return found;
    const rows = await trx
      .selectFrom('sport_matches')
      .selectAll()
      .where('id', 'in', missing)
      .where('ends_at', '>', 0n)
      .execute();
    for (const row of rows) found.set(row.id, feed.follow(row));
    return found;
  }

  return {
    async current() {
      const now = clock.now();
      if (now - readAt > rereadAfter || now < readAt) {
        reading ??= reread(now).finally(() => {
          reading = undefined;
        });
        await reading;
      }
      await inputs.refresh(now);
      return [...known.values()];
    },
    inputsAt: inputs.at,
    byIds,
    byId: async (trx, id) => (await byIds(trx, [id])).get(id),
  };
}
