import { concat, fromUtf8, utf8 } from './bytes.ts';

/** A key of a brand: its id travels in the signature, its 32 bytes never do. */
export interface WireKey {
  readonly id: string;
  /** 32 bytes, for AES-256-GCM. */
  readonly bytes: Uint8Array;
  /** What computes with it; left out, WebCrypto, or script where a browser hides that. */
  readonly engine?: WireEngine;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** AES-256-GCM on bytes; the tag follows the ciphertext. */
export interface Cipher {
  encrypt(key: WireKey, iv: Bytes, plain: Bytes, bound: Bytes): Promise<Uint8Array>;
  /** Rejects when anything was altered. */
  decrypt(key: WireKey, iv: Bytes, sealed: Bytes, bound: Bytes): Promise<Uint8Array>;
}

/** Computes what the wire needs. A server has faster means than a browser, and may answer at once. */
export interface WireEngine extends Aead {
  /** 12 random bytes, never the same twice. */
  newIv(): Bytes;
  /** The SHA-256 of a text's UTF-8, as lower-case hex. */
  sha256Hex(text: string): string;
  toBase64(bytes: Uint8Array): string;
  /** Undefined for text that is not canonical base64. */
  fromBase64(text: string): Bytes | undefined;
  /** The same for unpadded base64url. */
  fromBase64Url(text: string): Bytes | undefined;
}

interface Aead {
  /** AES-256-GCM of a text's UTF-8, bound to another text: `iv ‖ ciphertext ‖ tag`. */
  seal(key: WireKey, iv: Bytes, text: string, bound: string): Bytes | Promise<Bytes>;
  /** The text again. @throws or rejects when anything was altered, or is no UTF-8. */
  open(key: WireKey, sealed: Bytes, bound: string): string | Promise<string>;
}

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

/** Browsers hide `crypto.subtle` on plain http outside localhost; the same format is then made in script. */
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

/** The text, or undefined when anything at all was altered. */
export async function open(key: WireKey, sealed: Bytes, bound: string): Promise<string | undefined> {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  try {
    return await (key.engine ?? browserAead).open(key, sealed, bound);
  } catch {
    return undefined;
  }
}
