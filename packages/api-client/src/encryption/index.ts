export type { WireEngine, WireKey } from '../crypto/wire-engine.ts';
export { wireKey } from '../crypto/wire-key.ts';
export { decryptBody, encryptBody, isEncryptedBody } from './body.ts';
export { decryptPath, ENCRYPTED_PREFIX, encryptPath, isEncryptedPath } from './path.ts';
export { decryptValue, encryptValue } from './value.ts';
