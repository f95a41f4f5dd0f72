import { open, seal } from '../crypto/aead.ts';
import { fromBase64, toBase64 } from '../crypto/bytes.ts';
import type { Bytes, WireKey } from '../crypto/wire-engine.ts';

/** The form of an encrypted body, of requests and answers. */
export interface EncryptedBody {
  /** base64(iv ‖ ciphertext ‖ tag). */
  readonly d: string;
}

/** True for a parsed JSON value that is an encrypted body and nothing else. */
export function isEncryptedBody(value: unknown): value is EncryptedBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'd' in value &&
    typeof value.d === 'string' &&
    Object.keys(value).length === 1
  );
}

/** Encrypts a body's text (the JSON that would be sent plain), bound to the request id. */
export async function encryptBody(
  key: WireKey,
  text: string,
  requestId: string,
  iv?: Bytes,
): Promise<EncryptedBody> {
  const sealed = await seal(key, text, requestId, iv);
  return { d: (key.engine?.toBase64 ?? toBase64)(sealed) };
}

/** The body's text, or undefined when it was altered, is of another request, or under another key. */
export async function decryptBody(
  key: WireKey,
  body: EncryptedBody,
  requestId: string,
): Promise<string | undefined> {
  const sealed = (key.engine?.fromBase64 ?? fromBase64)(body.d);
  return sealed && open(key, sealed, requestId);
}
