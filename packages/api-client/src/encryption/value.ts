import { open, seal } from '../crypto/aead.ts';
import { fromBase64, toBase64 } from '../crypto/bytes.ts';
import type { Bytes, WireKey } from '../crypto/wire-engine.ts';

/**
 * One field's text, encrypted inside a body that may itself be plain: `base64(iv ‖ ct ‖ tag)`. Bound to the field's
 * name, so that a value cannot be moved to another field.
 */
export async function encryptValue(key: WireKey, text: string, field: string, iv?: Bytes): Promise<string> {
  return toBase64(await seal(key, text, field, iv));
}

/** The field's text, or undefined when it was altered, is of another field, or under another key. */
export async function decryptValue(key: WireKey, sealed: string, field: string): Promise<string | undefined> {
  const bytes = fromBase64(sealed);
  return bytes && open(key, bytes, field);
}
