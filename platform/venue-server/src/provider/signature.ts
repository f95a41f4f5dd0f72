import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceMs = 5 * 60_000;

/** What is signed: the time in ms, a value that is never used again, the body byte by byte. */
interface Signed {
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}

/** HMAC-SHA256 in hex over time, nonce and body, joined by dots. */
export function signatureOf(secret: string, { timestamp, nonce, body }: Signed): string {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');
}

/** Admits each signed message of the last five minutes once. */
export function createGate(secrets: readonly string[], now: () => number) {
  /** Nonces and when they may be forgotten, ms; in the order of their arrival. */
  const seen = new Map<string, number>();
  return (headers: Headers, body: string): boolean => {
    const timestamp = headers.get('x-venue-timestamp') ?? '';
    const nonce = headers.get('x-venue-nonce') ?? '';
    const given = Buffer.from(headers.get('x-venue-signature') ?? '');
    const at = now();
    const isSigned = secrets.some(secret => {
      const right = Buffer.from(signatureOf(secret, { timestamp, nonce, body }));
      return right.length === given.length && timingSafeEqual(right, given);
    });
    if (!isSigned || nonce === '' || !/^\d{13}$/.test(timestamp)) return false;
    if (Math.abs(Number(timestamp) - at) > toleranceMs || seen.has(nonce)) return false;
    for (const [old, until] of seen) {
      if (until > at) break;
      seen.delete(old);
    }
    seen.set(nonce, at + 2 * toleranceMs);
    return true;
  };
}
