import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { addStep } from '../bets/steps.ts';
import { gradeLeg } from './grade-leg.ts';
import { resultChangesOf } from './result-changes.ts';

/** The legs of a bet with the grades that are known now, written; a leg without a change is the same object. */
export async function gradeLegs(
  trx: Transaction<Tables>,
  bet: StoredBet,
  legs: readonly MatchLeg[],
  now: number,
): Promise<readonly MatchLeg[]> {
  const changes = await resultChangesOf(
    trx,
    legs.map(leg => leg.match_id),
  );
  const graded: MatchLeg[] = [];
  for (const leg of legs) {
    const known = changes.get(leg.match_id);
    const { grade, cancelReason, version } = known
      ? gradeLeg(bet, leg, known)
      : { grade: leg.result, cancelReason: leg.cancel_reason, version: leg.result_version };
    const changed = grade !== leg.result || cancelReason !== leg.cancel_reason;
    graded.push(
      changed ? { ...leg, result: grade, cancel_reason: cancelReason, result_version: version } : leg,
    );
    if (known && (changed || known.count > leg.changes_seen)) {
      await trx
        .updateTable('sport_legs')
        .set({
          changes_seen: known.count,
          ...(changed && {
            result: grade,
            cancel_reason: cancelReason,
            result_version: version,
            settled_at: grade === '' ? null : BigInt(now),
          }),
        })
        .where('bet_id', '=', leg.bet_id)
        .where('leg', '=', leg.leg)
        .execute();
    }
    if (changed && legs.length > 1) {
      await addStep(trx, bet.id, {
        kind: 'leg',
        at: now,
        leg: leg.leg,
        result: grade,
        resultVersion: version,
      });
    }
  }
  return graded;
}
