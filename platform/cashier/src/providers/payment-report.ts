import * as v from 'valibot';

/** What a payment can be reported as. */
export type PaymentMeaning = 'credited' | 'failed' | 'refunded' | 'reversed';

/** A text that the database can hold: no U+0000, no half of a pair. */
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check(value => !value.includes('\0') && !/\p{Surrogate}/u.test(value)),
  );
/** Characters of what cannot be read; as long as a callback may be. */
const mostKept = 16_384;
/** A column holds so many. */
const mostConfirmations = 2 ** 31 - 1;

/** Money that moved, as a provider reports it: in a callback, or when it is asked. */
export const paymentEvent = v.object({
  /** Which way the money went, seen from the member: 'in' or 'out'. */
  direction: text(40),
  /** What became of it: see `meaningOf`. */
  status: text(40),
  /** The site it is for. */
  merchant: text(40),
  /** The provider's id of the transaction; on a chain the transaction with the place of the event in it. */
  transactionId: v.pipe(text(120), v.minLength(1)),
  /** Our order; empty where the payer gave none. */
  reference: text(40),
  /** The account or address it arrived at. */
  account: text(120),
  currency: v.pipe(text(10), v.minLength(1)),
  /** A decimal number in that currency. */
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/)),
  payerName: text(100),
  remark: text(200),
  confirmations: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostConfirmations)),
  /** When the money moved, ms since the epoch; of an `out` event when it went back, which distinguishes two returns. */
  paidAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type PaymentEvent = v.InferOutput<typeof paymentEvent>;

/** What a provider reported: a payment, or something that cannot be read as one, as it was written. */
export type PaymentReport =
  | {
      readonly event: PaymentEvent;
      /** How far its `paidAt` was put back from what the provider reported, ms: see `byOurClock`. */
      readonly putBackMs?: number;
    }
  | { readonly unreadable: string };

/** Reads a report of a provider. Nothing is refused here: a person looks at what cannot be read. */
export function readReport(reported: unknown): PaymentReport {
  const read = v.safeParse(paymentEvent, reported);
  return read.success
    ? { event: read.output }
    : { unreadable: (JSON.stringify(reported) ?? '').slice(0, mostKept) };
}

/**
 * A report with its time by our clock. Payments are matched and judged by their time, so a wrong clock must not make
 * them late or early.
 * @param aheadMs how far the provider's clock is ahead, ms.
 */
export function byOurClock(report: PaymentReport, aheadMs: number): PaymentReport {
  if (!('event' in report)) return report;
  const { event } = report;
  const paidAt = Math.max(0, event.paidAt - aheadMs);
  return { event: { ...event, paidAt }, putBackMs: event.paidAt - paidAt };
}

const meanings: readonly PaymentMeaning[] = ['credited', 'failed', 'refunded', 'reversed'];

/** The meaning of an event; undefined for an unknown status, or one that contradicts the direction. */
export function meaningOf({
  direction,
  status,
}: Pick<PaymentEvent, 'direction' | 'status'>): PaymentMeaning | undefined {
  const meaning = meanings.find(one => one === status.toLowerCase());
  const way = meaning === 'credited' || meaning === 'failed' ? 'in' : 'out';
  return direction.toLowerCase() === way ? meaning : undefined;
}
