import type { OutgoingMessage } from '@lobby/platform-kernel/domain/messenger';
import type { Purpose } from './codes.tables.ts';
import { type Contact, contacts } from './contacts.ts';

/** One of the two ways back in. */
export interface RecoveryWay extends Contact {
  readonly purpose: Purpose;
  readonly channel: OutgoingMessage['channel'];
}

export const recoveryWays = {
  phone: { ...contacts.phone, purpose: 'reset-phone', channel: 'sms' },
  email: { ...contacts.email, purpose: 'reset-email', channel: 'email' },
} as const satisfies Record<string, RecoveryWay>;
