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

/** The secret that made a signature; undefined when none of them did. */
export function signerOf(secrets: readonly string[], signed: Signed, signature: string): string | undefined {
  const given = Buffer.from(signature);
  return secrets.find(secret => {
    const right = Buffer.from(signatureOf(secret, signed));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
