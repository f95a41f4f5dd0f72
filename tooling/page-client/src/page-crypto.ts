import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** AES-256-GCM as the page has it: iv (12 bytes), ciphertext and tag (16 bytes), one after the other. */
export function seal(key: Buffer, text: string, additional: string, iv: Buffer = randomBytes(12)): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(additional));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** The text of what `seal` made. @throws Error when it does not open. */
export function unseal(key: Buffer, sealed: Buffer, additional: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAAD(Buffer.from(additional)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8');
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
