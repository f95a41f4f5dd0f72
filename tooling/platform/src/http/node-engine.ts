import { createCipheriv, createDecipheriv, createHash, randomFillSync } from 'node:crypto';
import type { WireEngine } from '@lobby/api-client/encryption';

const algorithm = 'aes-256-gcm';
const tagBytes = 16;
const ivBytes = 12;

/**
 * What the wire computes, at once instead of by promises: WebCrypto sends each of the four steps of a call to another
 * thread, which costs more than the step.
 */
export const nodeEngine: WireEngine = {
  newIv: () => takeRandom(ivBytes),
  seal({ bytes }, iv, plain, bound) {
    const cipher = createCipheriv(algorithm, bytes, iv, { authTagLength: tagBytes }).setAAD(bound);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  },
  open({ bytes }, iv, sealed, bound) {
    const end = sealed.length - tagBytes;
    const decipher = createDecipheriv(algorithm, bytes, iv, { authTagLength: tagBytes })
      .setAAD(bound)
      .setAuthTag(sealed.subarray(end));
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  },
  sha256Hex: text => createHash('sha256').update(text, 'utf8').digest('hex'),
  toBase64: bytes => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
};

/** Random bytes are asked for by the thousand: asking takes as long for twelve. None is used twice. */
const pool = new Uint8Array(ivBytes * 512);
let used = pool.length;

function takeRandom(count: number): Uint8Array<ArrayBuffer> {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const taken = pool.slice(used, used + count);
  used += count;
  return taken;
}
