import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A secret of 32 bytes, from which every draw that belongs to it can be computed. */
export type Key = Uint8Array;

/** HMAC-SHA-256 of `label` under `key`: 32 bytes that say nothing about the key or about any other label. */
export function keyed(key: Key, label: string): Uint8Array {
  return hmac(sha256, key, utf8ToBytes(label));
}

/** `keyed` for many labels of one key, in half of the time: the key is taken in once. */
export function keyedBy(key: Key): (label: string) => Uint8Array {
  const begun = hmac.create(sha256, key);
  let copy = begun.clone();
  return label => {
    copy = begun._cloneInto(copy);
    return copy.update(utf8ToBytes(label)).digest();
  };
}

/**
 * The key of one event (a match, later a round of a game), grown from the secret of the installation.
 * The start belongs to the name, so an id that is used again does not repeat its draws.
 */
export function eventKey(secret: Key, id: string, startsAt: number): Key {
  return keyed(secret, `event/${id}/${startsAt}`);
}

/** SHA-256 as 64 small hex digits. Texts are hashed as UTF-8. */
export function digest(...parts: readonly (Uint8Array | string)[]): string {
  return bytesToHex(
    sha256(concatBytes(...parts.map(part => (typeof part === 'string' ? utf8ToBytes(part) : part)))),
  );
}

/** Small hex digits of bytes. */
export const toHex: (bytes: Uint8Array) => string = bytesToHex;

/** Bytes from hex digits. @throws when the text is no hex. */
export const fromHex: (hex: string) => Uint8Array = hexToBytes;
