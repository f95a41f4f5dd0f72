import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed: the time in ms, a value that is never used again, the body byte by byte. */
export interface Signed {
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}

/** HMAC-SHA256 in hex over time, nonce and body, joined by dots. */
export function signatureOf(secret: string, { timestamp, nonce, body }: Signed): string {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');
}

/** Whether one of the secrets made the signature; takes the same time for any signature. */
export function isSignedBy(secrets: readonly string[], signed: Signed, signature: string): boolean {
  const given = Buffer.from(signature);
  return secrets.some(secret => {
    const right = Buffer.from(signatureOf(secret, signed));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** How far a time is ahead of now, ms, negative behind; undefined for what is no time in ms. */
export function aheadOf(timestamp: string, now: number): number | undefined {
  return /^\d{13}$/.test(timestamp) ? Number(timestamp) - now : undefined;
}
