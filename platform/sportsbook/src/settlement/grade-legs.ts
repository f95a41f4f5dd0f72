import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { addStep } from '../bets/steps.ts';
import { gradeLeg } from './grade-leg.ts';
import { changeOf, type LegChange } from './leg-change.ts';
import { type ResultChanges, resultChangesOf } from './result-changes.ts';

/** The legs of a bet as they are graded now. */
export interface GradedLegs {
  readonly legs: readonly MatchLeg[];
  /** Those of them whose grade is another than before, in their order. */
  readonly changes: readonly LegChange[];
}

/** The legs of a bet with the grades that are known now, written. */
export async function gradeLegs(
  trx: Transaction<Tables>,
  bet: StoredBet,
  legs: readonly MatchLeg[],
  now: number,
): Promise<GradedLegs> {
  const known = await resultChangesOf(
    trx,
    legs.map(leg => leg.match_id),
  );
  const graded: MatchLeg[] = [];
  const changes: LegChange[] = [];
  for (const leg of legs) {
    const ofMatch = known.get(leg.match_id);
    const change = ofMatch && changeIn(bet, leg, ofMatch);
    graded.push(change?.leg ?? leg);
    if (change) changes.push(change);
    if (ofMatch && (change || ofMatch.count > leg.changes_seen)) {
      await writeGrade(trx, change?.leg ?? leg, { changed: !!change, seen: ofMatch.count, now });
    }
    if (change && legs.length > 1) await addLegStep(trx, change, now);
  }
  return { legs: graded, changes };
}

function changeIn(bet: StoredBet, leg: MatchLeg, known: ResultChanges): LegChange | undefined {
  const grade = gradeLeg(bet, leg, known);
  if (grade.grade === leg.result && grade.cancelReason === leg.cancel_reason) return undefined;
  return changeOf(leg, grade, known);
}

async function writeGrade(
  trx: Transaction<Tables>,
  { bet_id, leg, result, cancel_reason, result_version }: MatchLeg,
  { changed, seen, now }: { readonly changed: boolean; readonly seen: number; readonly now: number },
): Promise<void> {
  const settled_at = result === '' ? null : BigInt(now);
  await trx
    .updateTable('sport_legs')
    .set({ changes_seen: seen, ...(changed && { result, cancel_reason, result_version, settled_at }) })
    .where('bet_id', '=', bet_id)
    .where('leg', '=', leg)
    .execute();
}

async function addLegStep(
  trx: Transaction<Tables>,
  { leg, score, scoreBefore, reason }: LegChange,
  now: number,
): Promise<void> {
  await addStep(trx, leg.bet_id, {
    kind: 'leg',
    at: now,
    leg: leg.leg,
    result: leg.result,
    resultVersion: leg.result_version,
    reason,
    score,
    scoreBefore,
  });
}
