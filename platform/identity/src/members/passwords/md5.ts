import { createHash } from 'node:crypto';

/** 32 hex digits: how a password travels. */
export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
