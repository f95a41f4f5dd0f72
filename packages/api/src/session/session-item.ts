import { jsonCodec } from '../storage/codec.ts';
import { defineItem } from '../storage/items.ts';

/** The logged-in member and their token. One stored value, so that the two cannot disagree. */
export interface Session {
  readonly token: string;
  readonly userId: string;
}

/** The stored session of all tabs. Read it with `readSession`. */
export const sessionItem = defineItem('session', jsonCodec(isSession), { personal: true });

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('userId' in value))
    return false;
  return typeof value.token === 'string' && value.token !== '' && typeof value.userId === 'string';
}
