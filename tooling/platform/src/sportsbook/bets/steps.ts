import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { BetStepKind } from '../sportsbook.tables.ts';

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
    })
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}
