import { parkedChoiceReasons } from '@lobby/api-client/contract/payment';
import type { Platform } from '../../kernel/domain.ts';
import { creditParked } from './settle-parked.ts';

const pageSize = 50;
/** Where the last run ended, the next one goes on: those without room hold up nobody behind them. */
const mostAtOnce = 500;

interface Place {
  readonly seenAt: bigint;
  readonly id: string;
}

const start: Place = { seenAt: -1n, id: '' };

/**
 * Credits what was parked for a limit or pause and has room by now, where its member wants that; the oldest first. One that fails
 * stops no other. @returns the task: a run takes so many, the next one those behind them, and then from the start again.
 */
export function wishCrediter(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  { page = pageSize, most = mostAtOnce } = {},
): () => Promise<void> {
  let place = start;
  const nextPage = ({ seenAt, id }: Place) =>
    db
      .selectFrom('payments')
      .innerJoin('deposit_orders', 'deposit_orders.id', 'payments.order_id')
      .select(['payments.id', 'order_id', 'seen_at'])
      .where('payments.state', '=', 'parked')
      .where('payments.reason', 'in', parkedChoiceReasons)
      // Of two payments of one order the first has credited it.
      .where('deposit_orders.state', 'in', ['parked', 'credited'])
      .where('parked_wish', '=', 'credit')
      .where(({ eb, refTuple, tuple }) => eb(refTuple('seen_at', 'payments.id'), '>', tuple(seenAt, id)))
      .orderBy('seen_at')
      .orderBy('payments.id')
      .limit(page)
      .execute();

  return async () => {
    for (let taken = 0; taken < most; taken += page) {
      const wished = await nextPage(place);
      for (const { id, order_id } of wished) {
        await creditParked(db, { id, orderId: order_id ?? '', now: clock.now(), isWished: true }).catch(
          error =>
            log.error({ err: error, payment: id }, 'a parked payment could not be credited; again later'),
        );
      }
      const last = wished.at(-1);
      if (!last || wished.length < page) {
        place = start;
        return;
      }
      place = { seenAt: last.seen_at, id: last.id };
    }
  };
}
