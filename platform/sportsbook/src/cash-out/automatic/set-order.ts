import type { AutoReason } from '@lobby/api-client/contract/game/cash-out';
import { minCashOut } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { momentAt } from '@lobby/pricing';
import type { Transaction } from 'kysely';
import { endOrder, waitingOrders } from '../../bets/auto-cash-outs.ts';
import { leftOf, lockTicket, matchLegsOf, winnableLeft } from '../../bets/stored-bet.ts';
import type { MatchStore } from '../../feed/match-store.ts';
import { waitingSales } from '../blocked-bets.ts';
import { momentsOf, openMatches } from '../moments.ts';
import { priceTicket } from '../ticket-price.ts';

interface Wanted {
  readonly memberId: string;
  readonly ticketId: string;
  /** Fen; undefined removes the order. */
  readonly target: Fen | undefined;
}

interface NotTaken {
  readonly refused: AutoReason;
  /** The price now, or the most the ticket can come to, fen. */
  readonly price?: Fen;
}

/** Sets, changes or removes the offer at which a ticket is sold by itself, under the lock on the bet. */
export async function setOrder(
  trx: Transaction<Tables>,
  store: MatchStore,
  clock: Clock,
  { memberId, ticketId, target }: Wanted,
): Promise<'set' | NotTaken> {
  const bet = await lockTicket(trx, memberId, ticketId);
  if (!bet) return { refused: 'unknown-ticket' };
  const now = clock.now();
  const known = (await waitingOrders(trx, [bet.id])).get(bet.id);
  if (target === known?.target) return 'set';
  // What is being confirmed was ordered: it is done or refused as it stands.
  if ((await waitingSales(trx, [bet.id])).has(bet.id)) return { refused: 'processing' };
  if (target === undefined) {
    await endOrder(trx, bet.id, 'removed', now);
    return 'set';
  }
  const legs = await matchLegsOf(trx, bet.id);
  if (bet.status !== 'open' || legs.length === 0) return { refused: 'not-open' };
  if (target < minCashOut) return { refused: 'no-value' };
  const most = leftOf(bet) + winnableLeft(bet, legs);
  if (target > most) return { refused: 'unreachable', price: most };
  const moments = await momentsOf(trx, store, openMatches(legs), momentAt, now);
  const answer = priceTicket(bet, legs, id => moments.get(id));
  if ('offer' in answer && answer.offer.price >= target) {
    return { refused: 'reached', price: answer.offer.price };
  }
  if (known) {
    await trx.updateTable('sport_auto_cash_outs').set({ target }).where('id', '=', known.id).execute();
    return 'set';
  }
  await trx
    .insertInto('sport_auto_cash_outs')
    .values({ member_id: memberId, bet_id: bet.id, target, state: 'waiting', made_at: BigInt(now) })
    .execute();
  return 'set';
}
