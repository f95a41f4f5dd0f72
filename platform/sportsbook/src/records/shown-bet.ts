import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { InferInput } from 'valibot';
import { recordsOf } from './record-rows.ts';

type Call = (typeof contract)['record']['shownBet'];
type Answer = InferInput<Call['answer']>;

/**
 * A bet of the site for anybody who has its id; null for every other id. What is told is named field by field: a new one
 * of the record stays with its member.
 */
export async function showBet(
  db: Kysely<Tables>,
  siteId: string,
  { showId, langx }: ParsedRequestOf<Call>,
): Promise<Answer> {
  if (!/^[0-9a-f]{32}$/.test(showId)) return { bet: null };
  const found = await db
    .selectFrom('sport_bets')
    .selectAll()
    .where('show_id', '=', showId)
    .where('site_id', '=', siteId)
    .execute();
  const [record] = await recordsOf(db, found, langx);
  if (!record) return { bet: null };
  const {
    status,
    placedAt,
    settledAt = null,
    kind,
    folds,
    combinations,
    legs,
    result,
    cancelReason,
  } = record;
  return {
    bet: {
      ...{ status, placedAt, settledAt, kind, folds, combinations, legs, result, cancelReason },
      // It has no result of its own; see `betRecord`.
      isSold: status === 'settled' && result === '',
    },
  };
}
