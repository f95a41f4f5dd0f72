import { open, seal } from '../crypto/aead.ts';
import { fromBase64Url, toBase64Url } from '../crypto/bytes.ts';
import type { Bytes, WireKey } from '../crypto/wire-engine.ts';

/** The prefix of every encrypted path. */
export const ENCRYPTED_PREFIX = '/e/';

export interface PlainPath {
  /** The call's path, with its query when it has one. */
  readonly path: string;
  /** When the client made it, ms. */
  readonly timeMs: number;
}

export function isEncryptedPath(path: string): boolean {
  return path.startsWith(ENCRYPTED_PREFIX);
}

/** `/e/<base64url(iv ‖ AES-256-GCM("<path>|<ms>"))>`, bound to the request id. */
export async function encryptPath(
  key: WireKey,
  plain: PlainPath,
  requestId: string,
  iv?: Bytes,
): Promise<string> {
  const sealed = await seal(key, `${plain.path}|${plain.timeMs}`, requestId, iv);
  return ENCRYPTED_PREFIX + toBase64Url(sealed);
}

/** The plain path, or undefined when it was altered, is of another request, or under another key. */
export async function decryptPath(
  key: WireKey,
  wirePath: string,
  requestId: string,
): Promise<PlainPath | undefined> {
  if (!isEncryptedPath(wirePath)) return undefined;
  const sealed = (key.engine?.fromBase64Url ?? fromBase64Url)(wirePath.slice(ENCRYPTED_PREFIX.length));
  const plain = sealed && (await open(key, sealed, requestId));
  if (!plain) return undefined;
  const [, path, timeMs] = /^(\/.*)\|(\d{1,15})$/s.exec(plain) ?? [];
  return path === undefined ? undefined : { path, timeMs: Number(timeMs) };
}
