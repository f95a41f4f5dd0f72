import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import { compareRatio, findPick, hkValue, marketByWtype, stakeToRisk } from '@lobby/betting';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Tables } from '../../kernel/tables.ts';
import { voidHold } from '../../ledger/index.ts';
import { doEach } from '../each.ts';
import type { MatchStore } from '../feed/match-store.ts';
import type { Match } from '../fixture-feed/match.ts';
import { inputsAt } from '../inputs/input-rows.ts';
import { addExposure, lockMatch } from '../risk/exposure-rows.ts';
import { leanPrices } from '../risk/lean-prices.ts';
import { liabilityLimits } from '../risk/limits.ts';
import { winRoom } from '../risk/stake-room.ts';
import type { StoredBet } from '../sportsbook.tables.ts';
import type { Priced } from '../trader/book.ts';
import { freshMoment, type Moment } from '../trader/moment.ts';
import { quoteAt } from '../trader/quote.ts';

type Terms = Pick<StoredBet, 'odds' | 'win'>;

/** What decides a bet that waited, beside the match. */
export type WaitingBet = Pick<
  StoredBet,
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
  if (moment.stateVersion > Number(bet.state_version)) return { refused: 'suspended' };
  const price = (steps: number) =>
    quoteAt(match, selection, bet.odds_format, moment, { line: bet.line, strong: bet.strong, slack: steps });
  const [now, atMost] = [price(0), price(slack)];
  if ('refusal' in now) return { refused: now.refusal };
  if ('refusal' in atMost) return { refused: atMost.refusal };
  const compared = (odds: string) =>
    compareRatio(hkValue(bet.price_format, odds), hkValue(bet.price_format, bet.odds));
  const stands = compared(atMost.quote.odds) >= 0;
  const wanted = stands ? bet.policy === 'better' && compared(now.quote.odds) > 0 : bet.policy === 'all';
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
    const now = clock.now();
    const bet = await trx
      .selectFrom('sport_bets')
      .selectAll()
      .where('id', '=', betId)
      .where('status', '=', 'pending')
      .where('confirm_at', '<=', BigInt(now))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!bet) return;
    const match = await store.byId(trx, bet.match_id);
    const due = Number(bet.confirm_at);
    const verdict: Verdict = match
      ? judge(bet, match, freshMoment(match, due, await inputsAt(trx, match.id, due)))
      : { refused: 'closed' };
    if (match && 'taken' in verdict) await take(trx, bet, match, verdict.taken, clock);
    else await letFall(trx, bet, 'refused' in verdict ? verdict.refused : 'closed', now);
  });
}

async function take(trx: Transaction<Tables>, bet: StoredBet, match: Match, offered: Terms, clock: Clock) {
  await lockMatch(trx, match.id);
  // Read under the lock: however long the bet has waited for it, prices lean from a tick that is still to come.
  const now = clock.now();
  const moment = freshMoment(match, now, await inputsAt(trx, match.id, now));
  // Safe: `judge` has found the selection.
  const market = marketByWtype(bet.wtype)!;
  const more = offered.win - bet.win;
  const counted = { memberId: bet.member_id, match, market, backed: bet };
  const fits = more <= 0n || more <= (await winRoom(trx, counted, moment.state, now));
  // What was promised is counted already; a better price that the limits do not leave is not given.
  const terms = fits ? offered : { odds: bet.odds, win: bet.win };
  await addExposure(trx, bet, { risk: bet.risk, win: terms.win - bet.win, pending: -bet.win });
  await trx
    .updateTable('sport_bets')
    .set({ status: 'open', decided_at: BigInt(now), ...terms })
    .where('id', '=', bet.id)
    .execute();
  await leanPrices(trx, match, moment, liabilityLimits(match, market), now);
}

async function letFall(trx: Transaction<Tables>, bet: StoredBet, reason: OrderRefusalReason, now: number) {
  await voidHold(trx, bet.hold_id, { at: now });
  await addExposure(trx, bet, { risk: 0n, win: -bet.win, pending: -bet.win });
  await trx
    .updateTable('sport_bets')
    .set({ status: 'rejected', reject_reason: reason, decided_at: BigInt(now) })
    .where('id', '=', bet.id)
    .execute();
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
