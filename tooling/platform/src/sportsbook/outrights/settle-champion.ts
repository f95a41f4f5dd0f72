import { deadHeatReturn, type Fen, houseDeadHeatRule, validTurnover } from '@lobby/betting';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { adjustHold, postHold } from '../../ledger/index.ts';
import type { StoredBet, StoredLeg } from '../bets/bets.tables.ts';
import { addStep } from '../bets/steps.ts';
import { legsOf, lockBet } from '../bets/stored-bet.ts';
import { restoreBet } from '../settlement/restore-bet.ts';
import { setTurnover } from '../settlement/turnover.ts';
import { gradeChampion, type TitleGrade } from './outcome.ts';
import { newestOutcome } from './outright-rows.ts';

type Trx = Transaction<Tables>;

/** A runner whose match had no result did not play: D5, match cancelled. */
const didNotPlay = 'D5';

/**
 * Settles a bet on a runner by the newest outcome of its outright, in one transaction; one that is settled is settled
 * anew, by the difference, or open again when the outright is no longer decided. Answers whether anything was new.
 */
export async function settleChampion(db: Kysely<Tables>, betId: bigint, now: number): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const bet = await lockBet(trx, betId);
    const [leg] = await legsOf(trx, betId);
    if ((bet?.status !== 'open' && bet?.status !== 'settled') || !leg?.outright_id) return false;
    const newest = await newestOutcome(trx, leg.outright_id);
    if (!newest || newest.version === leg.result_version) return false;
    const graded = newest.outcome && gradeChampion(leg.rtype, newest.outcome);
    await writeGrade(trx, betId, { graded, version: newest.version, now });
    if (!graded) {
      if (bet.status === 'open') return false;
      await restoreBet(trx, bet, now);
      await setTurnover(trx, bet, 0n, now);
      return true;
    }
    const payout = payoutOf(bet, leg, graded);
    await moveMoney(trx, bet, { payout, grade: graded.grade, version: newest.version, now });
    await writeEnd(trx, bet, leg, { payout, grade: graded.grade, now });
    return true;
  });
}

/** @param graded undefined while the outright is not decided. */
async function writeGrade(
  trx: Trx,
  betId: bigint,
  {
    graded,
    version,
    now,
  }: { readonly graded: TitleGrade | undefined; readonly version: number; readonly now: number },
): Promise<void> {
  await trx
    .updateTable('sport_legs')
    .set({
      result: graded?.grade ?? '',
      cancel_reason: graded?.grade === 'D' ? didNotPlay : '',
      dead_heat: graded?.deadHeat ?? 1,
      result_version: version,
      settled_at: graded ? BigInt(now) : null,
    })
    .where('bet_id', '=', betId)
    .execute();
}

interface End {
  readonly payout: Fen;
  readonly grade: TitleGrade['grade'];
  readonly now: number;
}

async function moveMoney(
  trx: Trx,
  bet: StoredBet,
  { payout, grade, version, now }: End & { readonly version: number },
): Promise<void> {
  const step = { at: now, result: grade, resultVersion: version };
  if (bet.status === 'open') {
    await postHold(trx, bet.hold_id, { payout, at: now });
    await addStep(trx, bet.id, { ...step, kind: 'settled', amount: payout });
    return;
  }
  const amount = payout - bet.risk - bet.net;
  if (amount === 0n && grade === bet.result) return;
  const seq = await addStep(trx, bet.id, { ...step, kind: 'resettled', amount });
  if (amount !== 0n) await adjustHold(trx, bet.hold_id, { payout, version: seq, at: now });
}

async function writeEnd(trx: Trx, bet: StoredBet, leg: StoredLeg, { payout, grade, now }: End) {
  await trx
    .updateTable('sport_bets')
    .set({
      status: 'settled',
      result: grade,
      cancel_reason: grade === 'D' ? didNotPlay : '',
      net: payout - bet.risk,
      settled_at: bet.settled_at ?? BigInt(now),
    })
    .where('id', '=', bet.id)
    .execute();
  // Runners of an outright are no two sides of a market: each bet counts for itself.
  await setTurnover(trx, bet, validTurnover({ format: 'E', odds: leg.odds, stake: bet.stake, grade }), now);
}

function payoutOf(
  { risk }: Pick<StoredBet, 'risk'>,
  { odds }: Pick<StoredLeg, 'odds'>,
  { grade, deadHeat }: TitleGrade,
): Fen {
  if (grade === 'D') return risk;
  if (grade === 'L') return 0n;
  return deadHeatReturn({ rule: houseDeadHeatRule, odds, stake: risk, tied: deadHeat, places: 1 });
}
