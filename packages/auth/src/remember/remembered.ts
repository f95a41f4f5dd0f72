import { isRecord, readItem, removeItem, writeItem } from '@lobby/api/storage';
import type { ApiFailure } from '@lobby/api-client/request';
import { isSameName } from '@lobby/verification/rules';
import type { KeyStore } from './key-store.ts';
import { rememberedItem as item, type Sealed } from './remembered-item.ts';

/** What is enough to log in again. The md5 *is* the password on this wire, so it is kept sealed. */
export interface Credential {
  readonly name: string;
  readonly passwordMd5: string;
}

/** 30 days. */
export const REMEMBERED_FOR_MS = 30 * 24 * 3_600_000;

/**
 * Seals a credential for 30 days: until then it stays, through logouts and refusals, unless `isDisproved`, a new
 * password or an unticked box ends it. Fails in silence: not remembering is no harm.
 */
export async function remember(keyStore: KeyStore, credential: Credential, nowMs: number): Promise<void> {
  try {
    const key = (await keyStore.find()) ?? (await keyStore.make());
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(credential));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
    writeItem(item, { at: nowMs, iv: toText(iv), text: toText(new Uint8Array(sealed)) });
  } catch {
    removeItem(item);
  }
}

/**
 * The stored credential, or undefined: none, too old, or encrypted with a key that is gone. When the browser cannot
 * read its keys at the moment the answer is undefined as well, and the stored credential is kept.
 */
export async function recall(keyStore: KeyStore, nowMs: number): Promise<Credential | undefined> {
  const stored = readItem(item);
  if (!stored) return undefined;
  const isOver = nowMs - stored.at > REMEMBERED_FOR_MS;
  const found = isOver ? undefined : await keyStore.find().catch(() => 'out of reach' as const);
  if (found === 'out of reach') return undefined;
  const credential = found && (await opened(stored, found));
  if (!credential) await forget(keyStore);
  return credential;
}

/** Undefined when it was sealed under another key, or is no credential. */
async function opened(stored: Sealed, key: CryptoKey): Promise<Credential | undefined> {
  try {
    const iv = fromText(stored.iv);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromText(stored.text));
    const credential: unknown = JSON.parse(new TextDecoder().decode(plain));
    return isCredential(credential) ? credential : undefined;
  } catch {
    return undefined;
  }
}

function isCredential(value: unknown): value is Credential {
  return isRecord(value) && typeof value.name === 'string' && typeof value.passwordMd5 === 'string';
}

/**
 * Whether a rejected login shows that the stored credential is wrong: it was the one sent, and the server answered
 * 6002. Other rejections and a mistyped password say nothing about it.
 */
export function isDisproved(
  remembered: Credential | undefined,
  tried: Credential,
  failure: ApiFailure,
): boolean {
  if (failure.kind !== 'refused' || failure.name !== 'invalid-credentials') return false;
  return isSameName(remembered?.name, tried.name) && remembered?.passwordMd5 === tried.passwordMd5;
}

/** Forgets the credential and the key: the box was unticked, or the platform no longer takes it. */
export async function forget(keyStore: KeyStore | undefined): Promise<void> {
  removeItem(item);
  try {
    await keyStore?.discard();
  } catch {
    // A key without anything sealed under it opens nothing.
  }
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), char => char.charCodeAt(0));
}
