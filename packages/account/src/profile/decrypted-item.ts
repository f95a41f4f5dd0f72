import { defineItem, isRecord, jsonCodec, readItem, writeItem } from '@lobby/api/storage';

/** The personal data that are masked until the member wants to read them. */
export type SecretKey = 'realName' | 'phone' | 'email';

/** A datum in clear, and the sealed text it was decrypted from: another one means that the datum has changed. */
interface Decrypted {
  readonly d: string;
  readonly v: string;
}

/** Decrypted data is personal (docs/rules.md#contact-and-identity), so it is removed with every end of a session. */
const decryptedItem = (key: SecretKey) => defineItem(`DD_${key}`, jsonCodec(isDecrypted), { personal: true });

function isDecrypted(value: unknown): value is Decrypted {
  return isRecord(value) && typeof value.d === 'string' && typeof value.v === 'string';
}

/** A datum that was decrypted before; undefined when it was not, or has changed since. */
export function readDecrypted(key: SecretKey, sealed: string): string | undefined {
  const known = readItem(decryptedItem(key));
  return known?.v === sealed ? known.d : undefined;
}

/** Keeps a datum in clear until the session ends. */
export function keepDecrypted(key: SecretKey, sealed: string, value: string): void {
  writeItem(decryptedItem(key), { d: value, v: sealed });
}
