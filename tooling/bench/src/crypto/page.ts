import { encryptBody, wireKey } from '@lobby/api-client/encryption';
import { sign } from '@lobby/api-client/signing';
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import HmacSHA256 from 'crypto-js/hmac-sha256';
import { compare } from '../stopwatch.ts';

const size = 20 * 1024;
const secret = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
const key = wireKey('bench', secret);
const requestId = '4f1f6f3e-6a0b-4b60-8f0e-0d9f7f2e5a11';
const body = JSON.stringify({ note: 'x'.repeat(size - 12) });
const path = '/game/api/v1/venue/resource';
const call = { method: 'POST', path, requestId, token: '', timeMs: 1, content: body, clientIp: '' };

declare global {
  interface Window {
    /** Ms per encrypted and signed body: ours, and crypto-js. */
    measureCrypto(rounds: number): Promise<{ ours: number; theirs: number }>;
  }
}

window.measureCrypto = rounds => compare(ours, withCryptoJs, { runs: { ours: 50, theirs: 2 }, rounds });

async function ours(): Promise<void> {
  await Promise.all([encryptBody(key, body, requestId), sign(key, call)]);
}

/** AES-CBC and an HMAC over it, because crypto-js has no GCM. */
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
