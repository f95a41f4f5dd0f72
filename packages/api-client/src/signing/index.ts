export { randomUuid } from '../crypto/uuid.ts';
export type { WireKey } from '../crypto/wire-engine.ts';
export { wireKey } from '../crypto/wire-key.ts';
export {
  keyIdOf,
  SIGNATURE_TOLERANCE_MS,
  type SignatureVersion,
  sign,
  verify,
} from './signature.ts';
