import type { OutgoingMessage } from '../../kernel/messenger.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isMobile } from '../regions/regions.ts';
import type { Purpose } from './codes.tables.ts';

/** One of the two ways back in. */
export interface RecoveryWay {
  readonly purpose: Purpose;
  readonly channel: OutgoingMessage['channel'];
  /** The column of the member that has to be the target. */
  readonly field: 'phone' | 'email';
  /**
   * What was typed, as it is stored. @throws Refusal 'invalid-parameter' when it is malformed, whether or not a
   * member has it.
   */
  read(target: string): string;
}

export const recoveryWays = {
  phone: {
    purpose: 'reset-phone',
    channel: 'sms',
    field: 'phone',
    read(target) {
      const phone = target.trim();
      if (!isMobile(phone)) throw new Refusal('invalid-parameter', { reason: 'phone-shape' });
      return phone;
    },
  },
  email: {
    purpose: 'reset-email',
    channel: 'email',
    field: 'email',
    read(target) {
      const email = target.trim().toLowerCase();
      if (email.length > 40 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
        throw new Refusal('invalid-parameter', { reason: 'email-shape' });
      }
      return email;
    },
  },
} as const satisfies Record<string, RecoveryWay>;
