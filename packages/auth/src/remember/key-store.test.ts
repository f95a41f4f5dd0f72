import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserKeyStore } from './key-store.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the key store of a browser', () => {
  it('is there where keys can be kept', () => {
    vi.stubGlobal('indexedDB', {});
    expect(browserKeyStore()).toBeDefined();
  });

  it('is not there where nothing may be kept, and asking for it breaks nothing', () => {
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
