import { webcrypto } from 'node:crypto';
import { encryptBody, wireKey } from '@lobby/api-client/encryption';
import { sign } from '@lobby/api-client/signing';
import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import HmacSHA256 from 'crypto-js/hmac-sha256.js';
import { type Figure, times } from './figure.ts';
import { compare } from './stopwatch.ts';

const size = 20 * 1024;
const secret = Buffer.from(webcrypto.getRandomValues(new Uint8Array(32))).toString('base64');
const key = wireKey('bench', secret);
const requestId = '4f1f6f3e-6a0b-4b60-8f0e-0d9f7f2e5a11';
const body = JSON.stringify({ note: 'x'.repeat(size - 12) });
const call = { method: 'POST', path: '/game/api/v1/venue/resource', requestId, timeMs: 1, clientIp: '' };

/** Encrypting and signing a body of 20 KB: ours on WebCrypto beside the same work with crypto-js. */
export async function cryptoFigure(): Promise<Figure> {
  const taken = await compare(ours, withCryptoJs, { runs: { ours: 200, theirs: 10 } });
  const ratio = taken.theirs / taken.ours;
  return {
    what: 'encrypt + sign, 20 KB',
    ours: `${taken.ours.toFixed(3)} ms`,
    beside: `crypto-js ${taken.theirs.toFixed(3)} ms`,
    ratio: `${times(ratio)} as fast`,
    goal: '≥ 25x',
    met: ratio >= 25,
  };
}

async function ours(): Promise<void> {
  await encryptBody(key, body, requestId);
  await sign(key, call);
}

/** AES-CBC and an HMAC over it: what crypto-js has in place of GCM. */
function withCryptoJs(): string {
  const words = Utf8.parse(secret.slice(0, 32));
  const options = { iv: Utf8.parse('0123456789abcdef') };
  const sealed = AES.encrypt(body, words, options).toString();
  const payload = AES.encrypt(
    JSON.stringify({ tt: call.timeMs, xx: call.clientIp }),
    words,
    options,
  ).toString();
  return HmacSHA256(sealed, secret).toString() + payload;
}
