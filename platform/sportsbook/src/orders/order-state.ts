import type { OrderRefusalReason, WireOrderState } from '@lobby/api-client/contract/game/sportsbook';
import { findPick } from '@lobby/betting';
import { type Fen, formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { balanceOf, outcomeOfKind } from '@lobby/platform-ledger';
import type { Kysely } from 'kysely';
import type { StoredBet, StoredLeg } from '../bets/bets.tables.ts';
import { legsOf, ticketOf } from '../bets/stored-bet.ts';
import type { MatchStore } from '../feed/match-store.ts';
import { offerAt } from './offer.ts';
import { decidePending } from './waiting/confirm.ts';
import { encodeQuote } from './wire-quote.ts';

/** The kind under which the outcome of a bet is kept by its own id, in whichever call it came. */
export const betOperation = 'bet';

/** The bet a member made by an operation id. */
export async function betByOperation(
  db: Kysely<Tables>,
  memberId: string,
  operationId: string,
): Promise<StoredBet | undefined> {
  return db
    .selectFrom('sport_bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('operation_id', '=', operationId)
    .executeTakeFirst();
}

/** The state of an order by its operation id, requested after a delay or a lost answer. */
export async function stateOfOrder(
  db: Kysely<Tables>,
  store: MatchStore,
  key: { readonly memberId: string; readonly operationId: string },
  clock: Clock,
): Promise<WireOrderState> {
  let bet = await betByOperation(db, key.memberId, key.operationId);
  if (bet?.status === 'pending' && Number(bet.confirm_at) <= clock.now()) {
    await decidePending(db, store, bet.id, clock);
    bet = await betByOperation(db, key.memberId, key.operationId);
  }
  if (bet) return encodeBet(db, store, bet, clock.now());
  const outcome = await outcomeOfKind<WireOrderState>(db, { ...key, kind: betOperation });
  return outcome ?? { code: 'unknown', operation_id: key.operationId };
}

/** A bet in the codes of the wire: 560 accepted, delay, 555 rejected. */
export async function encodeBet(
  db: Kysely<Tables>,
  store: MatchStore,
  bet: StoredBet,
  now: number,
): Promise<WireOrderState> {
  const name = { ticket_id: bet.ticket_id, operation_id: bet.operation_id };
  if (bet.status === 'pending') {
    return { code: 'delay', active: 'delay', ...name, confirm_at: Number(bet.confirm_at) };
  }
  const { available } = await balanceOf(db, bet.member_id);
  const legs = await legsOf(db, bet.id);
  if (bet.status === 'rejected') {
    return {
      code: '555',
      ...name,
      // Safe: only decidePending writes it, from the same list.
      errormsg: bet.reject_reason as OrderRefusalReason,
      quote: legs.length === 1 ? await quoteNow(db, store, bet, legs[0]!, { available, now }) : null,
      legs: [],
      gold_gmax: '',
    };
  }
  const [single] = legs.length === 1 ? legs : [];
  return {
    code: '560',
    ...name,
    gold: formatYuan(bet.unit),
    folds: ticketOf(bet, legs).sizes.slice(),
    risk: formatYuan(bet.risk),
    winnable: formatYuan(bet.win),
    odd_f_type: single?.price_format ?? 'E',
    ioratio: single?.odds ?? '',
    ratio: single?.line ?? '',
    legs: legs.map(leg => ({
      gid: leg.gid,
      wtype: leg.wtype,
      rtype: leg.rtype,
      odd_f_type: leg.price_format,
      ioratio: leg.odds,
      ratio: leg.line,
      strong: leg.strong,
      is_rb: leg.live ? 'Y' : 'N',
      score_at_bet: leg.score_at_bet,
    })),
    nowcredit: formatYuan(available),
    placed_at: Number(bet.placed_at),
    systime: now,
  };
}

async function quoteNow(
  db: Kysely<Tables>,
  store: MatchStore,
  bet: StoredBet,
  leg: StoredLeg,
  { available, now }: { readonly available: Fen; readonly now: number },
) {
  const match = leg.match_id === null ? undefined : await store.byId(db, leg.match_id);
  const selection = findPick(leg.wtype, leg.rtype);
  if (!match || !selection) return null;
  const wanted = { memberId: bet.member_id, format: bet.odds_format, sizes: [1] };
  const answer = await offerAt(db, { ...wanted, legs: [{ gid: leg.gid, match, selection }] }, now);
  return 'offer' in answer ? encodeQuote(answer.offer.legs[0]!, answer.offer.limits, available, now) : null;
}
