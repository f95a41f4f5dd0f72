import type { ChangeReasonCode } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { adjustHold, postHold } from '@lobby/platform-ledger';
import type { Transaction } from 'kysely';
import { wasRestored, withLetter } from '../bets/bet-changes.ts';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { addStep } from '../bets/steps.ts';
import { type BetEnd, endOf } from './bet-end.ts';
import type { LegChange } from './leg-change.ts';
import { restoreBet } from './restore-bet.ts';

type Trx = Transaction<Tables>;

/** What became of a bet. */
export interface Settled {
  /** graded: only legs of it; restored: a settlement was taken back, it is open again. */
  readonly did: 'graded' | 'settled' | 'resettled' | 'restored';
  /** What moved in the member's balance, fen; negative when it was taken back. */
  readonly amount: Fen;
}

/** A bet as its legs are graded now. */
export interface GradedBet {
  readonly bet: StoredBet;
  readonly legs: readonly MatchLeg[];
  /** The leg that is said to have changed it: of several the first that had been graded before. */
  readonly change: LegChange;
  /** What the part that is left returns; undefined while that is open. */
  readonly credit: Fen | undefined;
  readonly now: number;
}

/** Moves the money of a bet as its grades say. Of one that was settled before a letter is left to its member. */
export async function moveMoney(trx: Trx, graded: GradedBet): Promise<Settled> {
  const { bet, legs, change, credit } = graded;
  if (bet.status !== 'settled') {
    if (credit === undefined) return { did: 'graded', amount: 0n };
    if (!(await wasRestored(trx, bet.id))) await settle(trx, graded, credit, change.reason);
    else {
      const reason = change.reason || ('result-published' satisfies ChangeReasonCode);
      await withLetter(trx, bet, async () => ({
        ...changeOf(graded, credit, reason),
        seq: await settle(trx, graded, credit, reason),
        amount: credit,
      }));
    }
    return { did: 'settled', amount: credit };
  }
  if (credit === undefined) {
    const amount = bet.cashed_out - bet.risk - bet.net;
    await withLetter(trx, bet, async () => ({
      ...changeOf(graded, credit),
      seq: await restoreBet(trx, bet, { amount, at: graded.now, ...stepOf(graded) }),
      amount,
    }));
    return { did: 'restored', amount };
  }
  const end = endOf(bet, legs, credit);
  if (end.net === bet.net && end.result === bet.result && end.cancel_reason === bet.cancel_reason) {
    // Decided before, by a leg that was lost: the others are graded for the record.
    return { did: 'graded', amount: 0n };
  }
  const amount = end.net - bet.net;
  await withLetter(trx, bet, async () => ({
    ...changeOf(graded, credit),
    seq: await resettle(trx, graded, credit, amount),
    amount,
  }));
  return { did: 'resettled', amount };
}

/** @returns the number of the step. */
async function settle(trx: Trx, graded: GradedBet, credit: Fen, reason: string): Promise<number> {
  const { bet, legs, now } = graded;
  const end = endOf(bet, legs, credit);
  await postHold(trx, bet.hold_id, { payout: credit, at: now });
  await setEnd(trx, bet, end, now);
  const step = { ...stepOf(graded), reason, result: end.result };
  return addStep(trx, bet.id, { kind: 'settled', at: now, amount: credit, ...step });
}

/** @returns the number of the step. */
async function resettle(trx: Trx, graded: GradedBet, credit: Fen, amount: Fen): Promise<number> {
  const { bet, legs, now } = graded;
  const end = endOf(bet, legs, credit);
  const step = { ...stepOf(graded), result: end.result };
  const version = await addStep(trx, bet.id, { kind: 'resettled', at: now, amount, ...step });
  if (amount !== 0n) await adjustHold(trx, bet.hold_id, { payout: credit, version, at: now });
  await setEnd(trx, bet, end, Number(bet.settled_at));
  return version;
}

async function setEnd(trx: Trx, { id }: StoredBet, end: BetEnd, settledAt: number): Promise<void> {
  await trx
    .updateTable('sport_bets')
    .set({ status: 'settled', ...end, settled_at: BigInt(settledAt) })
    .where('id', '=', id)
    .execute();
}

/** What a step of the whole bet says beside its end. The scores of several legs are in the steps of the legs. */
function stepOf({ legs, change: { leg, reason, score, scoreBefore } }: GradedBet) {
  const isSingle = legs.length === 1;
  return {
    reason,
    resultVersion: isSingle ? leg.result_version : null,
    ...(isSingle && { score, scoreBefore }),
  };
}

/** What the letter says of the change of a bet. */
function changeOf({ bet, legs, change }: GradedBet, credit: Fen | undefined, reason = change.reason) {
  return {
    match_id: change.leg.match_id,
    outright_id: null,
    reason,
    score_before: change.scoreBefore,
    score: change.score,
    result_before: bet.result,
    result: credit === undefined ? '' : endOf(bet, legs, credit).result,
    returned_before: bet.status === 'settled' ? bet.risk + bet.net - bet.cashed_out : null,
    returned: credit ?? null,
  };
}
