import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Keys } from '@lobby/platform-kernel/domain/keys';

const purpose = 'personal data';

/** The data of a member that is shown masked. */
export type Datum = 'realName' | 'phone' | 'email' | 'payoutAccount';

/**
 * Personal data as the client may store it: `base64url(iv ‖ AES-256-GCM)`, bound to the member. The iv is derived
 * from the value, so the text changes only with it and a client can detect a change. Empty stays empty.
 */
export function sealDatum(keys: Keys, memberId: string, field: Datum, value: string): string {
  if (value === '') return '';
  const key = keys.of(purpose);
  const iv = createHmac('sha256', keys.of(`${purpose} iv`))
    .update(JSON.stringify([memberId, field, value]))
    .digest()
    .subarray(0, 12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(memberId));
  const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** The datum; undefined when it was altered or is another member's. */
export function openDatum(keys: Keys, memberId: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < 28) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keys.of(purpose), bytes.subarray(0, 12))
    .setAAD(Buffer.from(memberId))
    .setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
