import { bettingRules } from '@lobby/sports';
import { type SqlBool, sql } from 'kysely';

/**
 * Results of matches may be corrected this long after an outright is over, and after its last outcome: a match that was
 * stopped may go on meanwhile.
 */
const watchedFor = bettingRules.titleCorrectionHours.number * 3_600_000;

/**
 * Whether results of its matches may still decide an outright, or decide it anew; a condition on the row `o` of
 * `sport_outrights`. One that has no outcome, or none any more, is watched however long that takes.
 */
export function isWatched(now: number) {
  return sql<SqlBool>`NOT coalesce((SELECT r.outcome <> 'null' AND greatest(o.ends_at, r.at) <= ${now - watchedFor}
    FROM sport_outright_results r WHERE r.outright_id = o.id ORDER BY r.version DESC LIMIT 1), false)`;
}

/**
 * Whether the matches of an outright must stay: an hour longer than it is watched, so that none is taken away from an
 * evaluation under way, or from a process whose clock is behind.
 */
export const needsMatches = (now: number) => isWatched(now - 3_600_000);
