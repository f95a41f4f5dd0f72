import { open, seal } from '../crypto/aead.ts';
import { fromBase64Url, toBase64Url } from '../crypto/bytes.ts';
import { sha256Hex } from '../crypto/sha256.ts';
import type { Bytes, WireKey } from '../crypto/wire-engine.ts';

/** Maximum difference between a signature's time and the server's, ms. */
export const SIGNATURE_TOLERANCE_MS = 300_000;

/** The call a signature is bound to; it is valid for this call only. */
export interface SignedCall {
  /** Upper case: POST, GET. */
  readonly method: string;
  /** The call's plain path, as in the contract, without host, prefix or query, also when the path is sent encrypted. */
  readonly path: string;
  readonly requestId: string;
  /** The token sent with it; empty for a visitor. */
  readonly token: string;
  /** `x-api-time`: ms since the epoch, by the client's estimate of the server's clock. */
  readonly timeMs: number;
  /** The content of the call before encryption: the JSON text of its body; of a GET the query without its "?". */
  readonly content: string;
}

/** The content of a signature. */
export interface SignatureParts extends SignedCall {
  /** The caller's address from preInfo, or empty. Never trusted by the server. */
  readonly clientIp: string;
}

/** 2 covers the whole call. 1 covers method, path and request id only, for platforms that support no other. */
export type SignatureVersion = 1 | 2;

export type SignatureVerdict =
  | { readonly ok: true; readonly keyId: string; readonly timeMs: number; readonly clientIp: string }
  | {
      readonly ok: false;
      readonly reason: 'missing' | 'malformed' | 'unknown-key' | 'forged' | 'stale';
    };

// Lengths are checked separately: counted in the expression they would make it ten times as slow.
const FORMAT = /^v2\.([\w-]+)\.([\w-]+)$/;

function partsOf(signature: string): { keyId?: string; text?: string } {
  const [, keyId = '', text = ''] = FORMAT.exec(signature) ?? [];
  return keyId !== '' && keyId.length <= 40 && text.length <= 2000 ? { keyId, text } : {};
}

async function bound({ engine }: WireKey, call: SignedCall, version: SignatureVersion) {
  const { method, path, requestId, token, timeMs, content } = call;
  const lines =
    version === 1
      ? [method, path, requestId]
      : ['v2', method, path, token, timeMs, requestId, await (engine?.sha256Hex ?? sha256Hex)(content)];
  return lines.join('\n');
}

/** The value of `x-api-sign`. @param iv only for fixed vectors; 12 bytes. */
export async function sign(
  key: WireKey,
  parts: SignatureParts,
  { version = 2, iv }: { version?: SignatureVersion; iv?: Bytes } = {},
): Promise<string> {
  const payload = JSON.stringify({ tt: parts.timeMs, xx: parts.clientIp });
  return `v${version}.${key.id}.${toBase64Url(await seal(key, payload, await bound(key, parts, version), iv))}`;
}

/** The key id in a signature, so that a server can select the key before it decrypts. */
export function keyIdOf(signature: string | undefined | null): string | undefined {
  return partsOf(signature ?? '').keyId;
}

/**
 * Checks a signature of version 2 against the call it came with; any other is malformed.
 * @param keyOf the key of an id, or undefined when the id is unknown.
 * @param nowMs the server's clock.
 */
export async function verify(
  keyOf: (keyId: string) => WireKey | undefined,
  signature: string | undefined | null,
  call: SignedCall,
  nowMs: number,
): Promise<SignatureVerdict> {
  if (!signature) return { ok: false, reason: 'missing' };
  const { keyId, text } = partsOf(signature);
  const key = keyId === undefined ? undefined : keyOf(keyId);
  const sealed = text === undefined ? undefined : (key?.engine?.fromBase64Url ?? fromBase64Url)(text);
  if (keyId === undefined || sealed === undefined) return { ok: false, reason: 'malformed' };
  if (!key) return { ok: false, reason: 'unknown-key' };
  const plain = await open(key, sealed, await bound(key, call, 2));
  const payload = plain === undefined ? undefined : readPayload(plain);
  if (payload?.tt !== call.timeMs) return { ok: false, reason: 'forged' };
  if (Math.abs(nowMs - payload.tt) > SIGNATURE_TOLERANCE_MS) return { ok: false, reason: 'stale' };
  return { ok: true, keyId, timeMs: payload.tt, clientIp: payload.xx };
}

function readPayload(plain: string): { tt: number; xx: string } | undefined {
  try {
    const payload: unknown = JSON.parse(plain);
    if (typeof payload !== 'object' || payload === null || !('tt' in payload) || !('xx' in payload))
      return undefined;
    const { tt, xx } = payload;
    if (typeof tt !== 'number' || !Number.isSafeInteger(tt) || typeof xx !== 'string') return undefined;
    return { tt, xx };
  } catch {
    return undefined;
  }
}
