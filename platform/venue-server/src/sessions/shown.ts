import type { Query } from '../database/database.ts';
import type { Player } from '../ledger/purse.ts';
import { hashOf } from './secrets.ts';
import { idleMs, silentMs } from './sessions.ts';

/** In which a page that says that it goes may come back, as one that is loaded again does, ms. */
export const goneMs = 20_000;

/** A page says that it shows the game of its key, or that it goes. It keeps no session alive that nothing is asked of. */
export async function noteShown(
  query: Query,
  key: string,
  { isShown, at }: { readonly isShown: boolean; readonly at: number },
): Promise<boolean> {
  const rows = await query(
    `UPDATE game_sessions SET shown_until = $2 WHERE key_hash = $1 AND ended_at IS NULL AND seen_at > $3 RETURNING id`,
    [hashOf(key), at + (isShown ? silentMs : goneMs), at - idleMs],
  );
  return rows.length > 0;
}

/** Whether a page shows a game of a player at a venue, or one was launched and may be opened still. */
export async function isShown(query: Query, { venue, player }: Player, at: number): Promise<boolean> {
  const [found] = await query<{ shown: boolean }>(
    `SELECT EXISTS (
       SELECT FROM game_sessions
       WHERE venue = $1 AND player = $2 AND ended_at IS NULL AND seen_at > $4 AND shown_until > $3
     ) OR EXISTS (
       SELECT FROM launches WHERE venue = $1 AND player = $2 AND used_at IS NULL AND ends_at > $3
     ) AS shown`,
    [venue, player, at, at - idleMs],
  );
  return found?.shown ?? false;
}
