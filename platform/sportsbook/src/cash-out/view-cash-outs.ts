import type { CashOutReason, cashOutMethods } from '@lobby/api-client/contract/game/cash-out';
import { formatYuan } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { momentAt } from '@lobby/pricing';
import type { SportCode } from '@lobby/sports';
import type { NotNull } from 'kysely';
import type { InferInput } from 'valibot';
import type { MatchStore } from '../feed/match-store.ts';
import { waitingSales, withFreshResults, withResultChanges } from './blocked-bets.ts';
import { momentsOf, openMatches } from './moments.ts';
import { priceTicket } from './ticket-price.ts';

type Answer = InferInput<typeof cashOutMethods.view.answer>;

/** What each of these tickets of the member can be sold for now, or why not. */
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
  const ids = bets.filter(({ status }) => status === 'open').map(({ id }) => id);
  const legs = ids.length === 0 ? [] : await legsOfBets(db, ids);
  const [waiting, changes] = [await waitingSales(db, ids), await withResultChanges(db, ids)];
  const now = ctx.clock.now();
  const fresh = await withFreshResults(db, store, ids, now);
  const moments = await momentsOf(db, store, openMatches(legs), momentAt, now, 'memory');
  const one = (ticket_id: string): Answer['tickets'][number] => {
    const refuse = (errormsg: CashOutReason) => ({ code: '555' as const, ticket_id, errormsg });
    const bet = bets.find(each => each.ticket_id === ticket_id);
    if (!bet) return refuse('unknown-ticket');
    if (waiting.has(bet.id)) return refuse('processing');
    if (changes.has(bet.id)) return refuse('match-changed');
    const answer = priceTicket(
      bet,
      legs.filter(leg => leg.bet_id === bet.id),
      id => moments.get(id),
    );
    if ('refusal' in answer) return refuse(answer.refusal);
    if (fresh.has(bet.id)) return refuse('suspended');
    const { price, left, leastPart, delay, stateVersion } = answer.offer;
    return {
      code: '501',
      ticket_id,
      price: formatYuan(price),
      stake_left: formatYuan(left),
      part_min: leastPart,
      ts: now,
      delay,
      state_ver: String(stateVersion),
    };
  };
  return { systime: now, tickets: ticketIds.map(one) };
}

async function legsOfBets(db: Context['db'], betIds: readonly bigint[]) {
  return db
    .selectFrom('sport_legs')
    .selectAll()
    .where('match_id', 'is not', null)
    .$narrowType<{ match_id: NotNull; gtype: SportCode }>()
    .where('bet_id', 'in', betIds)
    .orderBy('bet_id')
    .orderBy('leg')
    .execute();
}
