import { marketByWtype } from '@lobby/betting';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { partsOf } from '../bets/voids.ts';
import { gradeLeg, type LegGrade } from './grade-leg.ts';
import { foldResults, type ResultChanges, resultChangesOf } from './result-changes.ts';

type Leg = Parameters<typeof gradeLeg>[1] & Pick<MatchLeg, 'match_id'>;

/**
 * What legs would be graded at once, by what was reported of their matches until `at`, and by every cancel; those that
 * stay open are absent. Of a same-match combination one such pick is enough: its price would not know of it.
 */
export async function decidedLegs<Own extends Leg>(
  db: Kysely<Tables>,
  bet: Pick<StoredBet, 'placed_at' | 'ticket_id'>,
  legs: readonly Own[],
  at: number,
): Promise<ReadonlyMap<Own, LegGrade>> {
  const changes = await resultChangesOf(db, [...new Set(legs.map(leg => leg.match_id))]);
  return new Map(
    legs.flatMap(leg => {
      const known = changes.get(leg.match_id);
      if (!known) return [];
      const then = knownAt(known, at);
      const picks = [leg, ...partsOf(leg).map(part => ({ ...leg, ...part }))];
      const graded = picks.flatMap(pick => [gradeLeg(bet, pick, then), ...gradeHalf(bet, pick, then)]);
      const decided = graded.find(({ grade }) => grade);
      return decided ? [[leg, decided] as const] : [];
    }),
  );
}

/** Half-time and full-time is known in part with the half: whoever leads then is graded, whichever side was picked. */
function gradeHalf(
  bet: Pick<StoredBet, 'placed_at' | 'ticket_id'>,
  leg: Leg,
  known: ResultChanges,
): LegGrade[] {
  if (marketByWtype(leg.wtype)?.kind !== 'half-full') return [];
  return [gradeLeg(bet, { ...leg, wtype: 'HM', rtype: 'HMH' }, { ...known, voids: [], markets: [] })];
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
