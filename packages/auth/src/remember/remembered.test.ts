import { refused } from '@lobby/api-client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeyStore } from './key-store.ts';
import { forget, isDisproved, REMEMBERED_FOR_MS, recall, remember } from './remembered.ts';

const credential = { name: 'linqiao88', passwordMd5: '0'.repeat(32) };
const now = 1_795_190_400_000;

/** A key store like the browser's, in memory. */
function memoryKeyStore(): KeyStore & { key: CryptoKey | undefined } {
  return {
    key: undefined,
    async find() {
      return this.key;
    },
    async make() {
      this.key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ]);
      return this.key;
    },
    async discard() {
      this.key = undefined;
    },
  };
}

beforeEach(() => forget(undefined));

describe('a remembered credential', () => {
  it('is returned for 30 days', async () => {
    const keys = memoryKeyStore();
    await remember(keys, credential, now);
    expect(await recall(keys, now + REMEMBERED_FOR_MS)).toEqual(credential);
    expect(await recall(keys, now + REMEMBERED_FOR_MS + 1)).toBeUndefined();
    expect(await recall(keys, now)).toBeUndefined();
  });

  it('is encrypted under a key that cannot be exported', async () => {
    const keys = memoryKeyStore();
    await remember(keys, credential, now);
    expect(keys.key?.extractable).toBe(false);
    const another = memoryKeyStore();
    await another.make();
    expect(await recall(another, now)).toBeUndefined();
  });

  it('is deleted with its key', async () => {
    const keys = memoryKeyStore();
    await remember(keys, credential, now);
    await forget(keys);
    expect(keys.key).toBeUndefined();
    expect(await recall(keys, now)).toBeUndefined();
  });

  it('is not stored where keys cannot be stored', async () => {
    const broken: KeyStore = {
      find: () => Promise.reject(new Error('blocked')),
      make: () => Promise.reject(new Error('blocked')),
      discard: () => Promise.reject(new Error('blocked')),
    };
    await expect(remember(broken, credential, now)).resolves.toBeUndefined();
    await expect(recall(broken, now)).resolves.toBeUndefined();
  });
});

it('is disproved by a refusal of its password, in whatever letters the name was typed, and by no other', () => {
  const failure = refused('invalid-credentials');
  expect(isDisproved(credential, { ...credential, name: 'LinQiao88' }, failure)).toBe(true);
  expect(isDisproved(credential, { ...credential, passwordMd5: '1'.repeat(32) }, failure)).toBe(false);
  expect(isDisproved(credential, { ...credential, name: 'another88' }, failure)).toBe(false);
  expect(isDisproved(credential, credential, refused('server-error'))).toBe(false);
});
