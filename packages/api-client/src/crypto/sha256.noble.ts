/** SHA-256 in script. Loaded only where WebCrypto is unavailable. */
export { sha256 } from '@noble/hashes/sha2.js';
