import { readItem, removeItem, writeItem } from '@lobby/api-client/storage';
import type { KeyCabinet } from './key-cabinet.ts';
import { rememberedItem as item } from './remembered-item.ts';

/** What is enough to log in again. The md5 *is* the password on this wire, so it is kept sealed. */
export interface Credential {
  readonly name: string;
  readonly passwordMd5: string;
}

/** 30 days. */
export const REMEMBERED_FOR_MS = 30 * 24 * 3_600_000;

/** Seals a credential for 30 days. Fails in silence: not remembering is no harm. */
export async function remember(cabinet: KeyCabinet, credential: Credential, nowMs: number): Promise<void> {
  try {
    const key = (await cabinet.find()) ?? (await cabinet.make());
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(credential));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
    writeItem(item, { at: nowMs, iv: toText(iv), text: toText(new Uint8Array(sealed)) });
  } catch {
    removeItem(item);
  }
}

/** The remembered credential, or undefined: none, too old, or sealed with a key that is gone. */
export async function recall(cabinet: KeyCabinet, nowMs: number): Promise<Credential | undefined> {
  const stored = readItem(item);
  if (!stored) return undefined;
  try {
    if (nowMs - stored.at > REMEMBERED_FOR_MS || nowMs < stored.at - 60_000) throw new Error('too old');
    const key = await cabinet.find();
    if (!key) throw new Error('no key');
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromText(stored.iv) },
      key,
      fromText(stored.text),
    );
    return JSON.parse(new TextDecoder().decode(plain)) as Credential;
  } catch {
    await forget(cabinet);
    return undefined;
  }
}

/** Forgets the credential and the key: at the first failed login, when the box is unticked. */
export async function forget(cabinet: KeyCabinet | undefined): Promise<void> {
  removeItem(item);
  try {
    await cabinet?.discard();
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
