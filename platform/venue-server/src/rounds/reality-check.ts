import { venueCodes } from '../catalog/venues.ts';
import type { Query } from '../database/database.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import { idleMs, ownerOf, type Session } from '../sessions/sessions.ts';
import { marketOf } from './market-limits.ts';

/** The time that a player plays, at all venues and games together; that of a trial is its session's. */
interface PlayTime {
  /** The first stake. */
  readonly since: bigint;
  /** When the player last went on after a reality check; before the first one, `since`. */
  readonly checkedAt: bigint;
}

/** A stake in any game continues the time; an hour without one ends it. A stake that waits for the player is one too. */
export async function countStake(query: Query, session: Session, at: number): Promise<void> {
  await query(
    `INSERT INTO play_times AS known (owner, since, checked_at, staked_at) VALUES ($1, $2, $2, $2)
     ON CONFLICT (owner) DO UPDATE SET
       since = CASE WHEN known.staked_at <= $3 THEN $2 ELSE known.since END,
       checked_at = CASE WHEN known.staked_at <= $3 THEN $2 ELSE known.checked_at END,
       staked_at = greatest(known.staked_at, $2)`,
    [ownerOf(session), at, at - idleMs],
  );
}

/** Whether no stake is taken before the player has read what their time came to and goes on, in whichever game. */
export async function mustCheckReality(query: Query, session: Session, at: number): Promise<boolean> {
  const played = await playTimeOf(query, session, at);
  if (dueMs(played, session, at) > 0) return false;
  await countStake(query, session, at);
  return true;
}

/** From now until the player is to be told what their time came to, ms; none when it is due. */
export async function untilRealityCheck(query: Query, session: Session, at: number): Promise<number> {
  return dueMs(await playTimeOf(query, session, at), session, at);
}

function dueMs(played: PlayTime | undefined, session: Session, at: number): number {
  const { realityCheckMinutes } = marketOf(session);
  return Math.max(0, Number(played?.checkedAt ?? at) + realityCheckMinutes * 60_000 - at);
}

async function playTimeOf(query: Query, session: Session, at: number): Promise<PlayTime | undefined> {
  const [played] = await query<PlayTime>(
    `SELECT since, checked_at AS "checkedAt" FROM play_times WHERE owner = $1 AND staked_at > $2`,
    [ownerOf(session), at - idleMs],
  );
  return played;
}

/** What the time came to so far: how long it is, and what the rounds of every game took and gave back. */
export async function playedSoFar(query: Query, session: Session, at: number) {
  const played = await playTimeOf(query, session, at);
  const { staked, returned } = played ? await sumsSince(query, session, played.since) : nothing;
  return {
    minutes: played ? Math.floor((at - Number(played.since)) / 60_000) : 0,
    staked: yuanText(staked),
    returned: yuanText(returned),
    net: yuanText(returned - staked),
    dueMs: dueMs(played, session, at),
  };
}

const nothing = { staked: 0n, returned: 0n };

export async function sumsSince(query: Query, { id, player }: Session, since: bigint) {
  const sums = 'COALESCE(sum(staked), 0)::bigint AS staked, COALESCE(sum(win), 0)::bigint AS returned';
  const [found] =
    player === null
      ? await query<typeof nothing>(`SELECT ${sums} FROM rounds WHERE session_id = $1 AND at >= $2`, [
          id,
          since,
        ])
      : // The index of a player's rounds begins with the venue.
        await query<typeof nothing>(
          `SELECT ${sums} FROM rounds WHERE venue = ANY ($1) AND player = $2 AND at >= $3`,
          [venueCodes(), player, since],
        );
  return found ?? nothing;
}

/** The player has read it and goes on, in every game. A check that is not due yet is not put off. */
export async function passRealityCheck(query: Query, session: Session, at: number): Promise<void> {
  if ((await untilRealityCheck(query, session, at)) > 0) return;
  await query('UPDATE play_times SET checked_at = $2 WHERE owner = $1', [ownerOf(session), at]);
}
