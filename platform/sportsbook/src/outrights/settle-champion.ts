import { type ChangeReasonCode, deadHeatReturn, houseDeadHeatRule, validTurnover } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import type { StoredBet, StoredLeg } from '../bets/bets.tables.ts';
import { legsOf, lockBet } from '../bets/stored-bet.ts';
import { setTurnover } from '../settlement/turnover.ts';
import { type ChampionEnd, payChampion, restoreChampion } from './champion-money.ts';
import { isVoided, voidOfChampion } from './champion-voids.ts';
import { newestOutcome } from './outright-rows.ts';
import { gradeChampion, type TitleGrade } from './race/outcome.ts';

type Trx = Transaction<Tables>;

/** A runner whose match had no result did not play: D5, match cancelled. */
const didNotPlay = 'D5';

/**
 * Settles a bet on a runner by the newest outcome of its outright, or returns it when void, in one transaction. A
 * settled one is settled anew by the difference, or reopened when the outright is undecided again. Returns whether
 * anything changed.
 */
export async function settleChampion(db: Kysely<Tables>, betId: bigint, now: number): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const bet = await lockBet(trx, betId);
    const [leg] = await legsOf(trx, betId);
    if ((bet?.status !== 'open' && bet?.status !== 'settled') || !leg?.outright_id) return false;
    const change = await resultChangeFor(trx, leg, leg.outright_id);
    if (isKnown(leg, change)) return false;
    const { graded, version } = change;
    await writeGrade(trx, betId, change, now);
    if (!graded) {
      if (bet.status === 'open') return false;
      const reason = isVoided(leg) ? 'cancel-lifted' : 'result-withdrawn';
      await restoreChampion(trx, bet, { outright: leg.outright_id, reason, at: now });
      await setTurnover(trx, bet, 0n, now);
      return true;
    }
    const reason = change.reason || (isVoided(leg) ? ('cancel-lifted' satisfies ChangeReasonCode) : '');
    const end = { payout: payoutOf(bet, leg, graded), grade: graded.grade, reason, now };
    await payChampion(trx, bet, { ...end, outright: leg.outright_id, version });
    await writeEnd(trx, bet, leg, { ...end, reason: change.reason });
    return true;
  });
}

/** Whether a leg was graded by what is known now; a void that stands has no version, nor has what nothing is known of. */
function isKnown(leg: StoredLeg, { version, isVoid }: ResultChange): boolean {
  if (isVoid || isVoided(leg)) return isVoid && isVoided(leg);
  return version === null || version === leg.result_version;
}

/** What is known of a bet on a runner. */
interface ResultChange {
  /** Undefined while the outright is not decided. */
  readonly graded: TitleGrade | undefined;
  /** D0..DZ when it is cancelled, else empty. */
  readonly reason: string;
  /** Of the outcome; null while there is none, and of a void, which no outcome changes. */
  readonly version: number | null;
  readonly isVoid: boolean;
}

async function resultChangeFor(
  trx: Trx,
  { bet_id, rtype }: Pick<StoredLeg, 'bet_id' | 'rtype'>,
  outrightId: string,
): Promise<ResultChange> {
  const reason = await voidOfChampion(trx, bet_id);
  if (reason !== undefined)
    return { graded: { grade: 'D', deadHeat: 1 }, reason, version: null, isVoid: true };
  const newest = await newestOutcome(trx, outrightId);
  const graded = newest?.outcome && gradeChampion(rtype, newest.outcome);
  const cancelReason = graded?.grade === 'D' ? didNotPlay : '';
  return { graded, reason: cancelReason, version: newest?.version ?? null, isVoid: false };
}

async function writeGrade(
  trx: Trx,
  betId: bigint,
  { graded, reason, version }: ResultChange,
  now: number,
): Promise<void> {
  await trx
    .updateTable('sport_legs')
    .set({
      result: graded?.grade ?? '',
      cancel_reason: reason,
      dead_heat: graded?.deadHeat ?? 1,
      result_version: version,
      settled_at: graded ? BigInt(now) : null,
    })
    .where('bet_id', '=', betId)
    .execute();
}

async function writeEnd(
  trx: Trx,
  bet: StoredBet,
  leg: StoredLeg,
  { payout, grade, reason, now }: ChampionEnd,
) {
  await trx
    .updateTable('sport_bets')
    .set({
      status: 'settled',
      result: grade,
      cancel_reason: reason,
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
