import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import type { Venue, VenueAnswer, VenueTransfer } from './venue.ts';
import { takePlan } from './venue-plan.ts';

type Trx = Transaction<Tables>;

/** The line was cut: what happened at the other end is not known. */
class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/**
 * A venue of the demo, within the platform: it keeps its own books, in tables that nothing else reads, so that each
 * server meets the same one. It does what it is asked for unless an operator planned something else.
 */
export function referenceVenue(db: Kysely<Tables>, venue: string): Venue {
  async function transfer(asked: VenueTransfer, sign: 1n | -1n): Promise<VenueAnswer> {
    const plan = await takePlan(db, venue);
    if (plan === 'lose-request') throw new LostAnswer('the request was lost');
    const amount = plan === 'other-amount' && asked.amount > 1n ? asked.amount - 1n : asked.amount;
    const answer = await db
      .transaction()
      .execute(trx => carryOut(trx, { ...asked, amount }, sign, plan === 'refuse'));
    if (plan === 'lose-answer') throw new LostAnswer('the answer was lost');
    return answer;
  }

  /** Decides once for each id. */
  async function carryOut(
    trx: Trx,
    { id, player, amount }: VenueTransfer,
    sign: 1n | -1n,
    refuses: boolean,
  ): Promise<VenueAnswer> {
    const fresh = await trx
      .insertInto('reference_venue_transfers')
      .values({ venue, id, amount, state: 'refused' })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!fresh) return { kind: 'exists' };
    if (refuses || !(await change(trx, player, sign * amount))) return { kind: 'refused' };
    await trx
      .updateTable('reference_venue_transfers')
      .set({ state: 'done' })
      .where('venue', '=', venue)
      .where('id', '=', id)
      .execute();
    return { kind: 'done', id, amount };
  }

  /** Changes what a player has; false when that is not enough or there is no such player. */
  async function change(trx: Trx, player: string, by: bigint): Promise<boolean> {
    const changed = await trx
      .updateTable('reference_venue_players')
      .set(row => ({ balance: row('balance', '+', by) }))
      .where('venue', '=', venue)
      .where('player', '=', player)
      .where('balance', '>=', -by)
      .returning('player')
      .executeTakeFirst();
    return changed !== undefined;
  }

  async function find(id: string): Promise<VenueAnswer> {
    const row = await db
      .selectFrom('reference_venue_transfers')
      .select(['state', 'amount'])
      .where('venue', '=', venue)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return { kind: 'no-record' };
    return row.state === 'done' ? { kind: 'done', id, amount: row.amount } : { kind: row.state };
  }

  return {
    async register(player) {
      await db
        .insertInto('reference_venue_players')
        .values({ venue, player })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    },
    deposit: asked => transfer(asked, 1n),
    withdraw: asked => transfer(asked, -1n),
    async balance(player) {
      const row = await db
        .selectFrom('reference_venue_players')
        .select('balance')
        .where('venue', '=', venue)
        .where('player', '=', player)
        .executeTakeFirst();
      return row?.balance ?? 0n;
    },
    transferState: find,
    async cancelTransfer(id) {
      await db
        .insertInto('reference_venue_transfers')
        .values({ venue, id, amount: 0n, state: 'dead' })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      return find(id);
    },
  };
}
