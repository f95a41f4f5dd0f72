import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { voidHold } from '@lobby/platform-ledger';
import { lockAvailable } from '@lobby/platform-ledger/double-entry/postings';
import { mayNotPlay } from '@lobby/platform-protection/pause';
import { freshMoment } from '@lobby/pricing';
import type { Kysely, Transaction } from 'kysely';
import type { MatchLeg, StoredBet } from '../../bets/bets.tables.ts';
import { addStep } from '../../bets/steps.ts';
import { lockBet, matchLegsOf } from '../../bets/stored-bet.ts';
import type { MatchMoment } from '../../cash-out/leg-returns.ts';
import { type Moments, momentsOf } from '../../cash-out/moments.ts';
import { doEach } from '../../each.ts';
import type { MatchStore } from '../../feed/match-store.ts';
import { setLegExposures } from '../../risk/leg-exposure.ts';
import { decidedLegs } from '../../settlement/decided.ts';
import { judge } from './judge-waiting.ts';
import { type AcceptedLeg, takeWaiting } from './take-waiting.ts';

/** Decides one pending bet that is due; does nothing when another process has it or it is decided. */
export async function decidePending(
  db: Kysely<Tables>,
  store: MatchStore,
  betId: bigint,
  clock: Clock,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const bet = await lockBet(trx, betId);
    if (bet?.status !== 'pending' || bet.confirm_at > BigInt(clock.now())) return;
    const legs = await matchLegsOf(trx, betId);
    // A pause is written under this lock: nothing is accepted after it was answered.
    await lockAvailable(trx, bet.member_id);
    if (await mayNotPlay(trx, bet.member_id, clock.now()))
      return rejectPending(trx, bet, legs, 'play-paused', clock.now());
    const matchIds = legs.map(leg => leg.match_id);
    const moments = await momentsOf(trx, store, matchIds, freshMoment, Number(bet.confirm_at));
    const decided = await decidedSince(trx, bet, legs, moments);
    if (decided) return rejectPending(trx, bet, legs, decided, clock.now());
    const accepted: AcceptedLeg[] = [];
    for (const leg of legs) {
      const at = moments.get(leg.match_id);
      const verdict = at ? judgeLeg(bet, leg, at) : ({ refused: 'closed' } as const);
      if ('refused' in verdict) return rejectPending(trx, bet, legs, verdict.refused, clock.now());
      // Safe: `judgeLeg` answers a verdict for a match only.
      accepted.push({ leg, match: at!.match, odds: verdict.odds });
    }
    await takeWaiting(trx, bet, accepted, clock);
  });
}

/** Why a bet that waited was decided, or told in part, when it was due; undefined when it was not. */
async function decidedSince(
  trx: Transaction<Tables>,
  bet: StoredBet,
  legs: readonly MatchLeg[],
  moments: Moments,
): Promise<OrderRefusalReason | undefined> {
  const stateOf = ({ match_id }: MatchLeg) => moments.get(match_id)?.moment.state;
  const [found] = (await decidedLegs(trx, bet, legs, Number(bet.confirm_at), stateOf)).values();
  if (!found) return undefined;
  return found.cancelReason === 'DH' ? 'goal-cancelled' : 'closed';
}

/** A leg that was not in play stands as it was taken; its price was fixed when the bet was placed. */
function judgeLeg(
  bet: StoredBet,
  leg: MatchLeg,
  { match, moment }: MatchMoment,
): { readonly refused: OrderRefusalReason } | { readonly odds: string } {
  if (!leg.live) return { odds: leg.odds };
  const money =
    bet.kind === 'single'
      ? { stake: bet.stake, risk: bet.risk, win: bet.win }
      : { stake: bet.unit, risk: bet.unit, win: 0n };
  const verdict = judge(
    { ...leg, ...money, odds_format: bet.odds_format, policy: bet.policy },
    match,
    moment,
  );
  return 'accepted' in verdict ? { odds: verdict.accepted.odds } : verdict;
}

async function rejectPending(
  trx: Transaction<Tables>,
  bet: StoredBet,
  legs: readonly MatchLeg[],
  reason: OrderRefusalReason,
  now: number,
): Promise<void> {
  await voidHold(trx, bet.hold_id, { at: now });
  await setLegExposures(trx, bet, legs, [], { decided: false });
  await trx
    .updateTable('sport_bets')
    .set({ status: 'rejected', reject_reason: reason, decided_at: BigInt(now) })
    .where('id', '=', bet.id)
    .execute();
  await addStep(trx, bet.id, { kind: 'rejected', at: now, amount: bet.risk });
}

/** Decides every pending bet that is due. Answers how many there were. */
export async function decideDue(db: Kysely<Tables>, store: MatchStore, clock: Clock): Promise<number> {
  const due = await db
    .selectFrom('sport_bets')
    .select('id')
    .where('status', '=', 'pending')
    .where('confirm_at', '<=', BigInt(clock.now()))
    .orderBy('confirm_at')
    .limit(500)
    .execute();
  await doEach(due, ({ id }) => decidePending(db, store, id, clock));
  return due.length;
}
