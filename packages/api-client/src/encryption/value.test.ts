import { describe, expect, it } from 'vitest';
import { wireKey } from '../crypto/wire-key.ts';
import { decryptValue, encryptValue } from './value.ts';

const key = wireKey('k1', btoa('\u0007'.repeat(32)));
const other = wireKey('k2', btoa('\u0008'.repeat(32)));

describe('a value encrypted by itself', () => {
  it('decrypts under the same key and for the same field', async () => {
    const sealed = await encryptValue(key, '林乔 0138', 'sendCodeNumV2');
    expect(await decryptValue(key, sealed, 'sendCodeNumV2')).toBe('林乔 0138');
  });

  it('has a different ciphertext each time', async () => {
    expect(await encryptValue(key, '0138', 'a')).not.toBe(await encryptValue(key, '0138', 'a'));
  });

  it.each([
    ['another field', key, 'sendNameV2', (text: string) => text],
    ['another key', other, 'sendCodeNumV2', (text: string) => text],
    ['an altered byte', key, 'sendCodeNumV2', (text: string) => `B${text.slice(1)}`],
    ['text that is no base64', key, 'sendCodeNumV2', () => '…'],
  ])('does not open for %s', async (_, withKey, field, alter) => {
    const sealed = await encryptValue(key, '0138', 'sendCodeNumV2', new Uint8Array(12));
    expect(await decryptValue(withKey, alter(sealed), field)).toBeUndefined();
  });
});
