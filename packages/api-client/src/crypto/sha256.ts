import { utf8 } from './bytes.ts';

/** The SHA-256 of a text's UTF-8, as lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = utf8(text);
  const digest = globalThis.crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('./sha256.noble.ts')).sha256(bytes);
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
}
