import type { CashOutReason, cashOutMethods } from '@lobby/api-client/contract/game/cash-out';
import { formatYuan } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import type { InferInput } from 'valibot';
import { waitingOrders } from '../bets/auto-cash-outs.ts';
import type { MatchStore } from '../feed/match-store.ts';
import { offersNow } from './offers-now.ts';

type Answer = InferInput<typeof cashOutMethods.view.answer>;

/** What each of these tickets of the member can be sold for now, or why not, and at which offer it is sold by itself. */
export async function viewCashOuts(
  store: MatchStore,
  ticketIds: readonly string[],
  ctx: Context,
): Promise<Answer> {
  const { db } = ctx;
  const bets = await db
    .selectFrom('sport_bets')
    .selectAll()
    .where('member_id', '=', memberOf(ctx).id)
    .where('ticket_id', 'in', ticketIds)
    .execute();
  const offers = await offersNow(db, store, ctx.clock, bets);
  const orders = await waitingOrders(
    db,
    bets.map(({ id }) => id),
  );
  const { now } = offers;
  const one = (ticket_id: string): Answer['tickets'][number] => {
    const refuse = (errormsg: CashOutReason, auto = '') => ({
      code: '555' as const,
      ticket_id,
      errormsg,
      auto,
    });
    const bet = bets.find(each => each.ticket_id === ticket_id);
    if (!bet) return refuse('unknown-ticket');
    const order = orders.get(bet.id);
    const auto = order ? formatYuan(order.target) : '';
    const answer = offers.of(bet);
    if ('refusal' in answer) return refuse(answer.refusal, auto);
    const { price, left, leastPart, delay, stateVersion } = answer.offer;
    return {
      ...{ code: '501', ticket_id, auto, price: formatYuan(price), stake_left: formatYuan(left) },
      ...{ part_min: leastPart, ts: now, delay, state_ver: String(stateVersion) },
    };
  };
  return { systime: now, tickets: ticketIds.map(one) };
}
