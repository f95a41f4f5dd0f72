import type { OrderRefusalReason, WireOrderState } from '@lobby/api-client/contract/sportsbook';
import { findPick, formatYuan } from '@lobby/betting';
import type { Kysely } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Tables } from '../../kernel/tables.ts';
import { balanceOf } from '../../ledger/index.ts';
import type { MatchStore } from '../feed/match-store.ts';
import type { StoredBet } from '../sportsbook.tables.ts';
import { decidePending } from './confirm.ts';
import { offerAt } from './offer.ts';
import { encodeQuote } from './wire-quote.ts';

/** The bet a member made by an operation id, decided first if it is due. */
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
  const operation = await db
    .selectFrom('operations')
    .select('outcome')
    .where('member_id', '=', key.memberId)
    .where('operation_id', '=', key.operationId)
    .where('kind', '=', 'FT_bet')
    .executeTakeFirst();
  if (!operation?.outcome) return { code: 'unknown', operation_id: key.operationId };
  // Safe: an operation of the kind FT_bet stores no other outcome.
  return JSON.parse(operation.outcome) as WireOrderState;
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
  if (bet.status === 'rejected') {
    const match = await store.byId(db, bet.match_id);
    const selection = findPick(bet.wtype, bet.rtype);
    const answer =
      match &&
      selection &&
      (await offerAt(db, { memberId: bet.member_id, match, selection, format: bet.odds_format }, now));
    return {
      code: '555',
      ...name,
      // Safe: only decidePending writes it, from the same list.
      errormsg: bet.reject_reason as OrderRefusalReason,
      quote:
        answer && 'offer' in answer
          ? encodeQuote({ gid: bet.gid, selection }, answer.offer, available, now)
          : null,
    };
  }
  return {
    code: '560',
    ...name,
    gold: formatYuan(bet.stake),
    risk: formatYuan(bet.risk),
    winnable: formatYuan(bet.win),
    odd_f_type: bet.price_format,
    ioratio: bet.odds,
    ratio: bet.line,
    nowcredit: formatYuan(available),
    systime: now,
  };
}
