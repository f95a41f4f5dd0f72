import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import {
  compareRatio,
  findPick,
  hkValue,
  marketByWtype,
  ridingOn,
  stakeToRisk,
  ticketExposure,
} from '@lobby/betting';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Tables } from '../../kernel/tables.ts';
import { voidHold } from '../../ledger/index.ts';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { addStep } from '../bets/steps.ts';
import { lockBet, matchLegsOf, ticketOf } from '../bets/stored-bet.ts';
import { voidOf, voidsOn } from '../bets/voids.ts';
import { doEach } from '../each.ts';
import type { MatchStore } from '../feed/match-store.ts';
import type { Match } from '../fixture-feed/match.ts';
import { inputsAt } from '../inputs/input-rows.ts';
import { lockMatches } from '../risk/exposure-rows.ts';
import { leanPrices } from '../risk/lean-prices.ts';
import { liabilityLimits, seriesLimits } from '../risk/limits.ts';
import { setRiding } from '../risk/riding.ts';
import { seriesRoom, winRoom } from '../risk/stake-room.ts';
import type { Priced } from '../trader/book.ts';
import { freshMoment, type Moment } from '../trader/moment.ts';
import { quoteAt } from '../trader/quote.ts';

type Terms = Pick<WaitingBet, 'odds' | 'win'>;

/** A single that waited, or a leg of a ticket with the money of one combination: what decides it beside the match. */
export type WaitingBet = Pick<
  MatchLeg & StoredBet,
  | 'wtype'
  | 'rtype'
  | 'line'
  | 'strong'
  | 'odds_format'
  | 'price_format'
  | 'odds'
  | 'stake'
  | 'risk'
  | 'win'
  | 'policy'
  | 'state_version'
>;

type Verdict = { readonly refused: OrderRefusalReason } | { readonly taken: Terms };

/** Half a step of the price ladder: a smaller fall is no fall. */
const slack = 0.5;

/**
 * What becomes of a bet that waited, judged by the fresh moment at which it was due: that comes from rows and the
 * match alone, so it does not matter which process judges or how late. (i) Anything that happened since the state
 * the member saw lets every waiting bet fall, on both sides. (ii) Otherwise its own line is priced, shown or not,
 * with the true clock: no lower means taken; lower is the member's policy.
 */
export function judge(bet: WaitingBet, match: Priced, moment: Moment): Verdict {
  const selection = findPick(bet.wtype, bet.rtype);
  if (!selection) return { refused: 'closed' };
  if (moment.state.phase === 'FT') return { refused: 'closed' };
  if (moment.stateVersion > Number(bet.state_version)) {
    const cancelledAt = moment.state.goalCancelledAt ?? 0;
    return { refused: cancelledAt > Number(bet.state_version) ? 'goal-cancelled' : 'suspended' };
  }
  const price = (steps: number) =>
    quoteAt(match, selection, bet.odds_format, moment, { line: bet.line, strong: bet.strong, slack: steps });
  const [now, atMost] = [price(0), price(slack)];
  if ('refusal' in now) return { refused: now.refusal };
  if ('refusal' in atMost) return { refused: atMost.refusal };
  const compared = (odds: string) =>
    compareRatio(hkValue(bet.price_format, odds), hkValue(bet.price_format, bet.odds));
  const stands = compared(atMost.quote.odds) >= 0;
  const wanted = stands ? bet.policy !== 'never' && compared(now.quote.odds) > 0 : bet.policy === 'all';
  const repriced = wanted ? atPrice(bet, now.quote.odds) : undefined;
  if (!stands && !repriced) return { refused: 'odds-changed' };
  return { taken: repriced ?? { odds: bet.odds, win: bet.win } };
}

/** The bet at another price; undefined where that would hold another amount (a negative Malay or Indonesian price). */
function atPrice(bet: WaitingBet, odds: string): Terms | undefined {
  const { risk, win } = stakeToRisk(bet.price_format, odds, bet.stake);
  return risk === bet.risk ? { odds, win } : undefined;
}

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
    const cancelled = await cancelledSince(trx, bet, legs);
    if (cancelled) return letFall(trx, bet, legs, cancelled, clock.now());
    const taken: TakenLeg[] = [];
    for (const leg of legs) {
      const match = await store.byId(trx, leg.match_id);
      const verdict = match ? await judgeLeg(trx, bet, leg, match) : ({ refused: 'closed' } as const);
      if ('refused' in verdict) return letFall(trx, bet, legs, verdict.refused, clock.now());
      // Safe: `judgeLeg` answers a verdict for a match only.
      taken.push({ leg, match: match!, odds: verdict.odds });
    }
    await take(trx, bet, taken, clock);
  });
}

/** Why a bet that waits would be cancelled as soon as it is taken; undefined when it would not. */
async function cancelledSince(
  trx: Transaction<Tables>,
  bet: StoredBet,
  legs: readonly MatchLeg[],
): Promise<OrderRefusalReason | undefined> {
  const voids = await voidsOn(
    trx,
    legs.map(leg => leg.match_id),
  );
  const found = legs.map(leg => voidOf(voids, bet, leg)).find(each => each !== undefined);
  if (!found) return undefined;
  return found.reason === 'DH' ? 'goal-cancelled' : 'closed';
}

interface TakenLeg {
  readonly leg: MatchLeg;
  readonly match: Match;
  /** At which it is taken. */
  readonly odds: string;
}

/** A leg that was not in play stands as it was taken; its price was fixed when the bet was placed. */
async function judgeLeg(
  trx: Transaction<Tables>,
  bet: StoredBet,
  leg: MatchLeg,
  match: Match,
): Promise<{ readonly refused: OrderRefusalReason } | { readonly odds: string }> {
  if (!leg.live) return { odds: leg.odds };
  const due = Number(bet.confirm_at);
  const moment = freshMoment(match, due, await inputsAt(trx, match.id, due));
  const money =
    bet.kind === 'single'
      ? { stake: bet.stake, risk: bet.risk, win: bet.win }
      : { stake: bet.unit, risk: bet.unit, win: 0n };
  const verdict = judge(
    { ...leg, ...money, odds_format: bet.odds_format, policy: bet.policy },
    match,
    moment,
  );
  return 'taken' in verdict ? { odds: verdict.taken.odds } : verdict;
}

async function take(
  trx: Transaction<Tables>,
  bet: StoredBet,
  taken: readonly TakenLeg[],
  clock: Clock,
): Promise<void> {
  await lockMatches(
    trx,
    taken.map(({ match }) => match.id),
  );
  // Read under the lock: however long the bet has waited for it, prices lean from a tick that is still to come.
  const now = clock.now();
  const moments: Moment[] = [];
  for (const { match } of taken) moments.push(freshMoment(match, now, await inputsAt(trx, match.id, now)));
  const asPlaced = taken.map(({ leg }) => leg);
  const asJudged = taken.map(({ leg, odds }) => ({ ...leg, odds }));
  // What was promised is counted already; better prices that the limits do not leave are not given.
  const legs = (await fits(trx, bet, taken, moments, now)) ? asJudged : asPlaced;
  const ticket = ticketOf(bet, legs);
  await setRiding(trx, bet, asPlaced, ridingOn(ticket), { decided: true });
  for (const leg of legs) {
    await trx
      .updateTable('sport_legs')
      .set({ odds: leg.odds })
      .where('bet_id', '=', bet.id)
      .where('leg', '=', leg.leg)
      .execute();
  }
  await trx
    .updateTable('sport_bets')
    .set({ status: 'open', decided_at: BigInt(now), win: ticketExposure(ticket).win })
    .where('id', '=', bet.id)
    .execute();
  await addStep(trx, bet.id, { kind: 'accepted', at: now });
  for (const [at, { leg, match }] of taken.entries()) {
    // Safe: the bet was made on a market of this house.
    const market = marketByWtype(leg.wtype)!;
    await leanPrices(trx, match, moments[at]!, liabilityLimits(match, market), now);
  }
}

/** Whether the limits leave what the ticket, and what rides on each of its legs, may win more than was promised. */
async function fits(
  trx: Transaction<Tables>,
  bet: StoredBet,
  taken: readonly TakenLeg[],
  moments: readonly Moment[],
  now: number,
): Promise<boolean> {
  const ticket = ticketOf(
    bet,
    taken.map(({ leg, odds }) => ({ ...leg, odds })),
  );
  const riding = ridingOn(ticket);
  for (const [at, { leg, match }] of taken.entries()) {
    const more = riding[at]!.win - leg.riding_win;
    // Safe: the bet was made on a market of this house.
    const counted = { memberId: bet.member_id, match, market: marketByWtype(leg.wtype)!, backed: leg };
    if (more > 0n && more > (await winRoom(trx, counted, moments[at]!.state, now))) return false;
  }
  const { win } = ticketExposure(ticket);
  if (bet.kind === 'single' || win <= bet.win) return true;
  // What was promised is counted already.
  const matchIds = taken.map(({ match }) => match.id);
  return win <= seriesLimits.ticket && win - bet.win <= (await seriesRoom(trx, bet.member_id, matchIds, now));
}

async function letFall(
  trx: Transaction<Tables>,
  bet: StoredBet,
  legs: readonly MatchLeg[],
  reason: OrderRefusalReason,
  now: number,
): Promise<void> {
  await voidHold(trx, bet.hold_id, { at: now });
  await setRiding(trx, bet, legs, [], { decided: false });
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
