import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sql, type Transaction } from 'kysely';
import type { BetStepKind } from './bets.tables.ts';

export interface NewStep {
  readonly kind: BetStepKind;
  /** ms */
  readonly at: number;
  /** What moved in the member's balance, fen; absent = nothing. */
  readonly amount?: bigint;
  /** Only of kind `leg`. */
  readonly leg?: number;
  readonly result?: string;
  readonly resultVersion?: number | null;
  readonly reason?: string;
  readonly score?: string;
  readonly scoreBefore?: string;
}

/** Writes that a bet was placed, and accepted at once if it need not wait. @param risk what it holds, fen. */
export async function addFirstSteps(
  trx: Transaction<Tables>,
  betId: bigint,
  { at, risk, accepted }: { readonly at: number; readonly risk: bigint; readonly accepted: boolean },
): Promise<void> {
  const placed = { bet_id: betId, seq: 1, at: BigInt(at), kind: 'placed', amount: -risk } as const;
  const acceptedStep = { ...placed, seq: 2, kind: 'accepted', amount: 0n } as const;
  await trx
    .insertInto('sport_bet_steps')
    .values(accepted ? [placed, acceptedStep] : [placed])
    .execute();
}

/** Writes what happens to a bet, under the lock of the bet. @returns the number of the step, from 1. */
export async function addStep(trx: Transaction<Tables>, betId: bigint, step: NewStep): Promise<number> {
  const { seq } = await trx
    .insertInto('sport_bet_steps')
    .values({
      bet_id: betId,
      seq: sql<number>`(SELECT coalesce(max(seq), 0) + 1 FROM sport_bet_steps WHERE bet_id = ${betId})`,
      at: BigInt(step.at),
      kind: step.kind,
      leg: step.leg ?? null,
      result: step.result ?? '',
      amount: step.amount ?? 0n,
      result_version: step.resultVersion ?? null,
      reason: step.reason ?? '',
      score: step.score ?? '',
      score_before: step.scoreBefore ?? '',
    })
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}
