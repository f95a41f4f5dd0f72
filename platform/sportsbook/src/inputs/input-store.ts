import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { BookInputs, InputRow } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import { foldInputs, follows, inputsSince, tick } from './input-rows.ts';

/** A transaction that wrote a row may end this much later. */
const late = 10_000;
/** Prices of moments up to this long ago can still be requested. */
const kept = 60_000;

/** What prices read beside the matches and the time, in memory: read again once a tick. */
export interface InputStore {
  refresh(now: number): Promise<void>;
  at(matchId: string, at: number): BookInputs;
  /** Forgets the rows of all other matches. */
  keepOnly(matchIds: ReadonlySet<string>): void;
}

export function createInputStore(db: Kysely<Tables>): InputStore {
  const rows = new Map<string, readonly InputRow[]>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function reread(now: number): Promise<void> {
    const back = now < readAt;
    const since = Number.isFinite(readAt) && !back ? readAt - late : 0;
    const read = await inputsSince(db, since, now);
    // Not before: others price from these rows meanwhile.
    if (back) rows.clear();
    for (const { matchId, ...row } of read) {
      const known = rows.get(matchId) ?? [];
      if (!known.some(one => one.id === row.id)) rows.set(matchId, recent([...known, row], now));
    }
    readAt = now;
  }

  return {
    async refresh(now) {
      // Again when the reading at hand is for another tick: a row for this one may have come since.
      while (!covers(readAt, now)) {
        reading ??= reread(now).finally(() => {
          reading = undefined;
        });
        await reading;
      }
    },
    at: (matchId, at) => foldInputs(rows.get(matchId) ?? [], at),
    keepOnly(matchIds) {
      for (const id of rows.keys()) if (!matchIds.has(id)) rows.delete(id);
    },
  };
}

/** Whether what was read at `readAt` will do for `now`: no older tick, and no clock that went back since. */
function covers(readAt: number, now: number): boolean {
  return Math.floor(readAt / tick) >= Math.floor(now / tick) && readAt - now < tick;
}

/** The rows that any moment of the last minute can still need. */
function recent(rows: readonly InputRow[], now: number): readonly InputRow[] {
  return rows.filter(
    row =>
      row.tick > now - kept ||
      !rows.some(other => other.kind === row.kind && other.tick <= now - kept && follows(other, row)),
  );
}
