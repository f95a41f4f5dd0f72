import { concat } from './bytes.ts';

/** A key of a brand: its id travels in the signature, its 32 bytes never do. */
export interface WireKey {
  readonly id: string;
  /** 32 bytes, for AES-256-GCM. */
  readonly bytes: Uint8Array;
  /** What computes with it; left out, WebCrypto, or script where a browser hides that. */
  readonly engine?: WireEngine;
}

export type Bytes = Uint8Array<ArrayBuffer>;

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
  /** AES-256-GCM: `ciphertext ‖ tag`. */
  seal(key: WireKey, iv: Bytes, plain: Bytes, bound: Bytes): Uint8Array | Promise<Uint8Array>;
  /** @throws or rejects when anything was altered. */
  open(key: WireKey, iv: Bytes, sealed: Bytes, bound: Bytes): Uint8Array | Promise<Uint8Array>;
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

const webCrypto: Aead = {
  async seal(key, iv, plain, bound) {
    const options = { name: 'AES-GCM', iv, additionalData: bound };
    return new Uint8Array(await crypto.subtle.encrypt(options, await cryptoKey(key), plain));
  },
  async open(key, iv, sealed, bound) {
    const options = { name: 'AES-GCM', iv, additionalData: bound };
    return new Uint8Array(await crypto.subtle.decrypt(options, await cryptoKey(key), sealed));
  },
};

/** Browsers hide `crypto.subtle` on plain http outside localhost; the same format is then made in script. */
async function aead({ engine }: WireKey): Promise<Aead> {
  if (engine) return engine;
  if (globalThis.crypto.subtle) return webCrypto;
  return (await import('./aead.noble.ts')).nobleAead;
}

/** `iv ‖ ciphertext ‖ tag`. The iv is random unless a test vector needs a fixed one. */
export async function seal(key: WireKey, plain: Bytes, bound: Bytes, iv?: Uint8Array): Promise<Bytes> {
  const nonce = new Uint8Array(iv ?? key.engine?.newIv() ?? crypto.getRandomValues(new Uint8Array(IV_BYTES)));
  const sealed = await (await aead(key)).seal(key, nonce, plain, bound);
  return concat(nonce, sealed);
}

/** The plain bytes, or undefined when anything at all was altered. */
export async function open(key: WireKey, sealed: Bytes, bound: Bytes): Promise<Uint8Array | undefined> {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  const cipher = await aead(key);
  try {
    return await cipher.open(key, sealed.slice(0, IV_BYTES), sealed.slice(IV_BYTES), bound);
  } catch {
    return undefined;
  }
}
