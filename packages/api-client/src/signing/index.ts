export type { WireKey } from '../crypto/aead.ts';
export { randomUuid } from '../crypto/uuid.ts';
export { wireKey } from '../crypto/wire-key.ts';
export {
  keyIdOf,
  SIGNATURE_TOLERANCE_MS,
  type SignatureVersion,
  sign,
  verify,
} from './signature.ts';
