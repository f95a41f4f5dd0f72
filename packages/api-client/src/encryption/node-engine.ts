import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';
import type { WireEngine, WireKey } from './index.ts';

const algorithm = 'aes-256-gcm';
const tagBytes = 16;
const ivBytes = 12;
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The wire's cryptography, synchronous: WebCrypto passes each of the four steps of a call to another thread, which
 * takes longer than the step.
 */
export const nodeEngine: WireEngine = {
  newIv: () => takeRandom(ivBytes),
  seal(key, iv, text, bound) {
    const cipher = createCipheriv(algorithm, secretOf(key), iv, { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(bound));
    // The order counts: the tag is known once the cipher is final.
    return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  },
  open(key, sealed, bound) {
    const end = sealed.length - tagBytes;
    const decipher = createDecipheriv(algorithm, secretOf(key), sealed.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(bound)).setAuthTag(sealed.subarray(end));
    const plain = decipher.update(sealed.subarray(ivBytes, end));
    decipher.final();
    return decoder.decode(plain);
  },
  sha256Hex: text => createHash('sha256').update(text, 'utf8').digest('hex'),
  fromBase64: text => decoded(text, 'base64'),
  fromBase64Url: text => decoded(text, 'base64url'),
  toBase64: bytes => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
};

/**
 * Node's decoder ignores invalid characters and accepts several spellings; only canonical text encodes back to itself.
 */
function decoded(text: string, encoding: 'base64' | 'base64url'): Uint8Array<ArrayBuffer> | undefined {
  const bytes = Buffer.from(text, encoding);
  return bytes.toString(encoding) === text ? bytes : undefined;
}

const secrets = new WeakMap<Uint8Array, KeyObject>();

function secretOf({ bytes }: Pick<WireKey, 'bytes'>): KeyObject {
  const known = secrets.get(bytes) ?? createSecretKey(bytes);
  secrets.set(bytes, known);
  return known;
}

/** Random bytes are fetched in bulk: a fetch of twelve takes as long. None is used twice. */
const pool = new Uint8Array(ivBytes * 512);
let used = pool.length;

function takeRandom(count: number): Uint8Array<ArrayBuffer> {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const taken = pool.slice(used, used + count);
  used += count;
  return taken;
}
