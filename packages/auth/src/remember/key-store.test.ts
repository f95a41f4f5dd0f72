import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserKeyStore } from './key-store.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the key store of a browser', () => {
  it('opens where IndexedDB is available', () => {
    vi.stubGlobal('indexedDB', {});
    expect(browserKeyStore()).toBeDefined();
  });

  it('is undefined where storage is blocked, without throwing', () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    try {
      expect(browserKeyStore()).toBeUndefined();
    } finally {
      Reflect.deleteProperty(globalThis, 'indexedDB');
    }
  });
});
