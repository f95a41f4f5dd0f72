import { gcm } from '@noble/ciphers/aes.js';
import type { Cipher } from './wire-engine.ts';

/** AES-256-GCM in script, with the same output as WebCrypto. Loaded only where WebCrypto is unavailable. */
export const nobleCipher: Cipher = {
  async encrypt({ bytes }, iv, plain, bound) {
    return gcm(bytes, iv, bound).encrypt(plain);
  },
  async decrypt({ bytes }, iv, sealed, bound) {
    return gcm(bytes, iv, bound).decrypt(sealed);
  },
};
