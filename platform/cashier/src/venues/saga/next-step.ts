import type { TransferRow } from './transfer-row.ts';

const second = 1_000;
/** When a venue whose answer was lost is asked, counted from the transfer. */
const asks = [1, 3, 8, 20, 60].map(seconds => seconds * second);
/** How long it waits between one cancellation that was not answered and the next; the last one for ever. */
const cancels = [60, 300, 900, 3_600].map(seconds => seconds * second);

type Next = { readonly step: 'ask' | 'cancel'; readonly at: number };

/** What follows on an answer that was lost or leaves it open: the next question, after the last of them the cancellation. */
export function nextAsk({ asked, created_at }: Pick<TransferRow, 'asked' | 'created_at'>, now: number): Next {
  const pause = asks[asked];
  return pause === undefined
    ? { step: 'cancel', at: now }
    : { step: 'ask', at: Math.max(now, Number(created_at) + pause) };
}

/** When a cancellation that a venue does not answer is sent again. */
export function nextCancel({ asked }: Pick<TransferRow, 'asked'>, now: number): Next {
  return { step: 'cancel', at: now + pauseOf(cancelsSoFar(asked)) };
}

/** When a venue that refuses a cancellation is asked what became of the transfer: at once, and after many rounds later. */
export function askAfterCancel(
  { asked }: Pick<TransferRow, 'asked'>,
  now: number,
): Next & { readonly isLong: boolean } {
  const cancelCount = cancelsSoFar(asked);
  return {
    step: 'ask',
    at: cancelCount === 0 ? now : now + pauseOf(cancelCount - 1),
    isLong: cancelCount > 0,
  };
}

const cancelsSoFar = (asked: number) => Math.max(0, asked - asks.length - 1);
const pauseOf = (cancelCount: number) => cancels[Math.min(cancelCount, cancels.length - 1)] ?? 0;
