import { parkedChoiceReasons } from '@lobby/api-client/contract/fd/deposit-order';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { creditParked } from './settle-parked.ts';

const pageSize = 50;
/** Where the last run ended, the next one goes on: those above their limit hold up nobody behind them. */
const mostAtOnce = 500;

interface Place {
  readonly seenAt: bigint;
  readonly id: string;
}

const start: Place = { seenAt: -1n, id: '' };

/**
 * Credits money that was parked for a limit or pause, once the limit allows it and its member wants it, the oldest
 * first. A failing one stops no other.
 * @returns the task; each run continues where the last one ended.
 */
export function chosenCrediter(
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
      .where('parked_choice', '=', 'credit')
      .where(({ eb, refTuple, tuple }) => eb(refTuple('seen_at', 'payments.id'), '>', tuple(seenAt, id)))
      .orderBy('seen_at')
      .orderBy('payments.id')
      .limit(page)
      .execute();

  return async () => {
    for (let offset = 0; offset < most; offset += page) {
      const chosen = await nextPage(place);
      for (const { id, order_id } of chosen) {
        await creditParked(db, { id, orderId: order_id ?? '', now: clock.now(), isChosen: true }).catch(
          error =>
            log.error({ err: error, payment: id }, 'a parked payment could not be credited; again later'),
        );
      }
      const last = chosen.at(-1);
      if (!last || chosen.length < page) {
        place = start;
        return;
      }
      place = { seenAt: last.seen_at, id: last.id };
    }
  };
}
