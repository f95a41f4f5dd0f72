import { jsonCodec } from '../storage/codec.ts';
import { defineItem } from '../storage/items.ts';

/** Who is logged in, and the token that proves it. One stored value, so that the two never disagree. */
export interface Session {
  readonly token: string;
  readonly userId: string;
}

/** Where the session of all tabs is stored. Read it with `readSession`. */
export const sessionItem = defineItem('session', jsonCodec(isSession), { personal: true });

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('userId' in value))
    return false;
  return typeof value.token === 'string' && value.token !== '' && typeof value.userId === 'string';
}
