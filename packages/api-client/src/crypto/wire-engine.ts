/** A key of a brand: its id is part of the signature; its 32 bytes are never sent. */
export interface WireKey {
  readonly id: string;
  /** 32 bytes, for AES-256-GCM. */
  readonly bytes: Uint8Array;
  /** The engine that computes with it; by default WebCrypto, or script where a browser hides that. */
  readonly engine?: WireEngine;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** AES-256-GCM on bytes; the tag is appended to the ciphertext. */
export interface Cipher {
  encrypt(key: WireKey, iv: Bytes, plain: Bytes, bound: Bytes): Promise<Uint8Array>;
  /** Rejects when anything was altered. */
  decrypt(key: WireKey, iv: Bytes, sealed: Bytes, bound: Bytes): Promise<Uint8Array>;
}

/** The computations of the wire. A server has faster means than a browser, and may return synchronously. */
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

/** Authenticated encryption of texts. */
export interface Aead {
  /** AES-256-GCM of a text's UTF-8, bound to another text: `iv ‖ ciphertext ‖ tag`. */
  seal(key: WireKey, iv: Bytes, text: string, bound: string): Bytes | Promise<Bytes>;
  /** Decrypts to the text. @throws or rejects when anything was altered or is not UTF-8. */
  open(key: WireKey, sealed: Bytes, bound: string): string | Promise<string>;
}
