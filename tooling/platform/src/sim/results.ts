import type { Key } from '@lobby/draws';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../kernel/tables.ts';
import { type Match, paced, type Score } from './match.ts';
import { printScore, toMatch } from './match-rows.ts';
import { endsAt } from './match-state.ts';
import { timelineOf } from './timeline.ts';

/** A line of the result feed: version 1 is the half-time score, version 2 the final one. */
export interface ResultNews {
  readonly matchId: string;
  readonly version: number;
  readonly half?: Score;
  readonly full?: Score;
  /** D0..DZ when the match will not be finished. */
  readonly cancelReason?: string;
}

const resultVersions = { half: 1, full: 2 } as const;

/** Writes what the feed said. The same version twice is one row: the first one stands. */
export async function recordResult(db: Kysely<Tables>, news: ResultNews, at: number): Promise<void> {
  await db
    .insertInto('sport_results')
    .values({
      match_id: news.matchId,
      version: news.version,
      half: news.half ? printScore(news.half) : null,
      full: news.full ? printScore(news.full) : null,
      cancel_reason: news.cancelReason ?? '',
      at: BigInt(at),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** What the feed has to say about a match by `now`; never a word before the whistle. */
export function newsOf(match: Match, now: number): ResultNews[] {
  const { half, full } = timelineOf(match);
  const ends = endsAt(match);
  const late = paced(match, 3);
  const news: ResultNews[] = [];
  if (now >= ends.half + late) news.push({ matchId: match.id, version: resultVersions.half, half });
  if (now >= ends.full + late) news.push({ matchId: match.id, version: resultVersions.full, half, full });
  return news;
}

/** Ended matches whose final result nobody has written: a process was down, or the match is long over. */
export async function unreported(db: Kysely<Tables>, secret: Key, now: number): Promise<Match[]> {
  const rows = await db
    .selectFrom('sport_matches as m')
    .selectAll('m')
    .where('m.ends_at', '<=', BigInt(now))
    .where('m.ends_at', '>', 0n)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sport_results as r')
            .select(sql`1`.as('one'))
            .whereRef('r.match_id', '=', 'm.id')
            .where('r.full', 'is not', null),
        ),
      ),
    )
    .limit(500)
    .execute();
  return rows.map(row => toMatch(row, secret));
}
