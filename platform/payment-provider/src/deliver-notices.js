import { signedHeaders } from './signature.js';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses between deliveries that were not answered with 2xx; the last one repeats for thirty days. */
export const pauses = [
  9 * second,
  18 * second,
  27 * second,
  2 * minute,
  5 * minute,
  10 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
];
const most = 100;

/**
 * Delivers what is due, once each; what is not taken is due again later.
 *
 * @param {ReturnType<typeof import('./book.js').openBook>} book
 * @param {{secret: string, callbackUrl: string, now: () => number}} options
 */
export async function deliverNotices(book, { secret, callbackUrl, now }) {
  if (callbackUrl === '') return;
  const due = book.notices().filter(notice => notice.dueAt <= now());
  for (const notice of due) {
    const body = JSON.stringify(notice.payment);
    const isAccepted = await fetch(`${callbackUrl}/${notice.payment.merchant}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(10 * second),
      headers: signedHeaders(secret, body, now()),
      body,
    }).then(
      response => response.ok,
      () => false,
    );
    const pause = pauses[Math.min(notice.tries, pauses.length - 1)] ?? hour;
    notice.tries += 1;
    notice.dueAt = now() + pause;
    if (isAccepted || notice.tries > most) book.removeNotice(notice);
  }
  if (due.length > 0) book.save();
}
