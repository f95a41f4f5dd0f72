import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

const toleranceMs = 5 * 60_000;

/**
 * HMAC-SHA256 in hex over time, nonce and body, joined by dots.
 *
 * @param {string} secret
 * @param {{timestamp: string, nonce: string, body: string}} signed
 */
function signatureOf(secret, { timestamp, nonce, body }) {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');
}

/**
 * The headers of a signed message; new ones for each delivery.
 *
 * @param {string} secret
 * @param {string} body
 * @param {number} now ms since the epoch.
 * @returns {Record<string, string>}
 */
export function signedHeaders(secret, body, now) {
  const signed = { timestamp: String(now), nonce: randomUUID(), body };
  return {
    'content-type': 'application/json',
    'x-payment-timestamp': signed.timestamp,
    'x-payment-nonce': signed.nonce,
    'x-payment-signature': signatureOf(secret, signed),
  };
}

/**
 * Whether a message was signed with the secret within five minutes of now.
 *
 * @param {string} secret
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} body
 * @param {number} now
 */
export function isSigned(secret, headers, body, now) {
  const timestamp = String(headers['x-payment-timestamp'] ?? '');
  const nonce = String(headers['x-payment-nonce'] ?? '');
  const given = Buffer.from(String(headers['x-payment-signature'] ?? ''));
  const right = Buffer.from(signatureOf(secret, { timestamp, nonce, body }));
  return (
    Math.abs(Number(timestamp) - now) <= toleranceMs &&
    right.length === given.length &&
    timingSafeEqual(right, given)
  );
}
