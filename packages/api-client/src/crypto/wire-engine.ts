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

/** The cipher of the wire, on texts. */
export interface Aead {
  /** AES-256-GCM of a text's UTF-8, bound to another text: `iv ‖ ciphertext ‖ tag`. */
  seal(key: WireKey, iv: Bytes, text: string, bound: string): Bytes | Promise<Bytes>;
  /** The text again. @throws or rejects when anything was altered, or is no UTF-8. */
  open(key: WireKey, sealed: Bytes, bound: string): string | Promise<string>;
}
