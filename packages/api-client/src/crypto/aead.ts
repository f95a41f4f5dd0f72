import { concat, fromUtf8, utf8 } from './bytes.ts';
import type { Aead, Bytes, Cipher, WireKey } from './wire-engine.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

function cryptoKey(key: WireKey): Promise<CryptoKey> {
  const known = imported.get(key.bytes);
  if (known) return known;
  const fresh = crypto.subtle.importKey('raw', new Uint8Array(key.bytes), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  imported.set(key.bytes, fresh);
  return fresh;
}

const webCrypto: Cipher = {
  async encrypt(key, iv, plain, bound) {
    const options = { name: 'AES-GCM', iv, additionalData: bound };
    return new Uint8Array(await crypto.subtle.encrypt(options, await cryptoKey(key), plain));
  },
  async decrypt(key, iv, sealed, bound) {
    const options = { name: 'AES-GCM', iv, additionalData: bound };
    return new Uint8Array(await crypto.subtle.decrypt(options, await cryptoKey(key), sealed));
  },
};

/** Browsers hide `crypto.subtle` on plain http outside localhost; the script implementation is used there. */
async function cipher(): Promise<Cipher> {
  return globalThis.crypto.subtle ? webCrypto : (await import('./aead.noble.ts')).nobleCipher;
}

const browserAead: Aead = {
  async seal(key, iv, text, bound) {
    return concat(iv, await (await cipher()).encrypt(key, iv, utf8(text), utf8(bound)));
  },
  async open(key, sealed, bound) {
    const [iv, rest] = [sealed.slice(0, IV_BYTES), sealed.slice(IV_BYTES)];
    return fromUtf8(await (await cipher()).decrypt(key, iv, rest, utf8(bound)));
  },
};

/** `iv ‖ ciphertext ‖ tag`. The iv is random unless a test vector needs a fixed one. */
export async function seal(key: WireKey, text: string, bound: string, iv?: Bytes): Promise<Bytes> {
  const { engine } = key;
  const nonce = iv ?? engine?.newIv() ?? crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return (engine ?? browserAead).seal(key, nonce, text, bound);
}

/** The text, or undefined when anything was altered. */
export async function open(key: WireKey, sealed: Bytes, bound: string): Promise<string | undefined> {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  try {
    return await (key.engine ?? browserAead).open(key, sealed, bound);
  } catch {
    return undefined;
  }
}
