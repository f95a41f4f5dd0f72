import type { MatchState } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { partsOf } from '../bets/voids.ts';
import { gradeLeg, type LegGrade, ungraded } from './grade-leg.ts';
import { foldResults, type ResultChanges, resultChangesOf } from './result-changes.ts';
import { isTold } from './told.ts';

type Leg = Parameters<typeof gradeLeg>[1] & Pick<MatchLeg, 'match_id'>;

/**
 * What legs would be graded by what was reported until `at` and by every cancel, and without a grade those that it tells
 * in part. One pick of a combination is enough.
 * @param stateOf the match of a leg as its price knows it.
 */
export async function decidedLegs<Own extends Leg>(
  db: Kysely<Tables>,
  bet: Pick<StoredBet, 'placed_at' | 'ticket_id'>,
  legs: readonly Own[],
  at: number,
  stateOf: (leg: Own) => MatchState | undefined,
): Promise<ReadonlyMap<Own, LegGrade>> {
  const changes = await resultChangesOf(db, [...new Set(legs.map(leg => leg.match_id))]);
  return new Map(
    legs.flatMap(leg => {
      const known = changes.get(leg.match_id);
      if (!known) return [];
      const then = knownAt(known, at);
      const picks = [leg, ...partsOf(leg).map(part => ({ ...leg, ...part }))];
      const decided = picks.map(pick => gradeLeg(bet, pick, then)).find(({ grade }) => grade);
      const state = stateOf(leg);
      const isInPart = !decided && state !== undefined && isTold(leg, then, state);
      return decided || isInPart ? [[leg, decided ?? ungraded] as const] : [];
    }),
  );
}

/** A cancel returns the stake whenever it was said, so it need not be older. */
function knownAt({ reported, markets, ...known }: ResultChanges, at: number): ResultChanges {
  const until = <Row extends { at: bigint }>(rows: readonly Row[]) =>
    rows.filter(row => row.at <= BigInt(at));
  return {
    ...known,
    result: foldResults(until(reported)),
    reported: until(reported),
    markets: until(markets),
  };
}
