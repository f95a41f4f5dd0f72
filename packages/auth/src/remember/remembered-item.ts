import { defineItem, isRecord, jsonCodec, readItem, removeItem } from '@lobby/api/storage';

/** A credential as it is stored: sealed. */
export interface Sealed {
  /** When it was remembered, ms. */
  readonly at: number;
  readonly iv: string;
  readonly text: string;
}

export const rememberedItem = defineItem('remembered', jsonCodec(isSealed));

/**
 * Forgets the credential at once. The key it was sealed under goes as soon as the code for it is fetched; where that
 * does not come it stays, and opens nothing.
 */
export async function forgetRemembered(): Promise<void> {
  removeItem(rememberedItem);
  try {
    const { browserKeyStore } = await import('./key-store.ts');
    // Who came in again meanwhile, and was remembered, needs the key.
    if (!readItem(rememberedItem)) await browserKeyStore()?.discard();
  } catch {
    // Nothing is sealed under the key any more.
  }
}

function isSealed(value: unknown): value is Sealed {
  if (!isRecord(value)) return false;
  const { at, iv, text } = value;
  return typeof at === 'number' && typeof iv === 'string' && typeof text === 'string';
}
