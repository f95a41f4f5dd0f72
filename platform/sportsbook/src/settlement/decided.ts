import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { gradeLeg, type LegGrade } from './grade-leg.ts';
import { resultChangesOf } from './result-changes.ts';

type Leg = Parameters<typeof gradeLeg>[1] & Pick<MatchLeg, 'match_id'>;

/**
 * What legs would be graded at once, by all that is reported of their matches; those that stay open are absent. A feed
 * may report a result, a cancel or a settlement before its match is over: nobody bets on what is known.
 */
export async function decidedLegs<Own extends Leg>(
  db: Kysely<Tables>,
  bet: Pick<StoredBet, 'placed_at' | 'ticket_id'>,
  legs: readonly Own[],
): Promise<ReadonlyMap<Own, LegGrade>> {
  const changes = await resultChangesOf(db, [...new Set(legs.map(leg => leg.match_id))]);
  return new Map(
    legs.flatMap(leg => {
      const known = changes.get(leg.match_id);
      const graded = known && gradeLeg(bet, leg, known);
      return graded?.grade ? [[leg, graded] as const] : [];
    }),
  );
}
