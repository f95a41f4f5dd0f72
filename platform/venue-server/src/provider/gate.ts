import type { Query } from '../database/database.ts';
import { signatureOf, signerOf } from './signature.ts';

const toleranceMs = 5 * 60_000;
const longestNonce = 80;

/** A message of the site that counts. */
export interface Admitted {
  /** The headers of an answer to it, which are good for no other message. */
  answerHeaders(body: string): Readonly<Record<string, string>>;
}

/**
 * Admits each signed message of the last five minutes once: the database remembers them, so neither another server nor
 * one that was started again takes a message twice.
 */
export function createGate(query: Query, secrets: readonly string[], now: () => number) {
  return async (headers: Headers, body: string): Promise<Admitted | undefined> => {
    const timestamp = headers.get('x-venue-timestamp') ?? '';
    const nonce = headers.get('x-venue-nonce') ?? '';
    const at = now();
    const secret = signerOf(secrets, { timestamp, nonce, body }, headers.get('x-venue-signature') ?? '');
    if (secret === undefined || nonce === '' || nonce.length > longestNonce) return undefined;
    if (!/^\d{13}$/.test(timestamp) || Math.abs(Number(timestamp) - at) > toleranceMs) return undefined;
    const fresh = await query(
      'INSERT INTO seen_messages (nonce, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING nonce',
      [nonce, at + 2 * toleranceMs],
    );
    if (fresh.length === 0) return undefined;
    return {
      answerHeaders(answer) {
        const signed = { timestamp: String(now()), nonce, body: answer };
        return { 'x-venue-timestamp': signed.timestamp, 'x-venue-signature': signatureOf(secret, signed) };
      },
    };
  };
}
