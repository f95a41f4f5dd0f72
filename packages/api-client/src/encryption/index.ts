export type { WireEngine, WireKey } from '../crypto/aead.ts';
export { wireKey } from '../crypto/wire-key.ts';
export { decryptBody, type EncryptedBody, encryptBody, isEncryptedBody } from './body.ts';
export { decryptPath, ENCRYPTED_PREFIX, encryptPath, isEncryptedPath, type PlainPath } from './path.ts';
export { decryptValue, encryptValue } from './value.ts';
