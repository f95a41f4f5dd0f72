import type { Query } from '../database/database.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import type { Session } from '../sessions/sessions.ts';
import { marketOf } from './market-limits.ts';

/** From now until the player is to be told what the session came to, ms; none when it is due. */
export function untilRealityCheck(session: Pick<Session, 'market' | 'checkedAt'>, at: number): number {
  const { realityCheckMinutes } = marketOf(session);
  return Math.max(0, Number(session.checkedAt) + realityCheckMinutes * 60_000 - at);
}

/** What the session came to so far: its time, and what its rounds took and gave back. */
export async function playedSoFar(query: Query, session: Session, at: number) {
  const [sums] = await query<{ staked: bigint; returned: bigint }>(
    `SELECT COALESCE(sum(staked), 0)::bigint AS staked, COALESCE(sum(win), 0)::bigint AS returned
     FROM rounds WHERE session_id = $1`,
    [session.id],
  );
  const { staked, returned } = sums ?? { staked: 0n, returned: 0n };
  return {
    minutes: Math.floor((at - Number(session.openedAt)) / 60_000),
    staked: yuanText(staked),
    returned: yuanText(returned),
    net: yuanText(returned - staked),
    dueMs: untilRealityCheck(session, at),
  };
}

/** The player has read it and goes on. A check that is not due yet is not put off. */
export async function passRealityCheck(query: Query, session: Session, at: number): Promise<void> {
  if (untilRealityCheck(session, at) > 0) return;
  await query('UPDATE game_sessions SET checked_at = $2 WHERE id = $1', [session.id, at]);
}
