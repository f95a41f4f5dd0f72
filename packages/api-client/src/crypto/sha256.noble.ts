/** SHA-256 in script. Loaded only where WebCrypto is hidden. */
export { sha256 } from '@noble/hashes/sha2.js';
