import { gcm } from '@noble/ciphers/aes.js';

/** AES-256-GCM in script, byte for byte what WebCrypto makes. Loaded only where WebCrypto is hidden. */
export const nobleAead = {
  async seal(key: { bytes: Uint8Array }, iv: Uint8Array, plain: Uint8Array, bound: Uint8Array) {
    return gcm(key.bytes, iv, bound).encrypt(plain);
  },
  async open(key: { bytes: Uint8Array }, iv: Uint8Array, sealed: Uint8Array, bound: Uint8Array) {
    return gcm(key.bytes, iv, bound).decrypt(sealed);
  },
};
