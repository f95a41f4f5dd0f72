import { mailboxKey, readMailbox } from '@lobby/api-client/member-rules';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { isMobile } from '../regions/regions.ts';

/** A phone or a mailbox: what a code can be sent to. */
export interface Contact {
  /** The column of the member that holds it. */
  readonly field: 'phone' | 'email';
  /**
   * What was typed, as it is stored and written to. @throws Refusal 'invalid-parameter' when it is
   * malformed, whether or not a member has it.
   */
  read(typed: string): string;
  /** What all spellings of one phone or mailbox have in common: to compare, and never to write to. */
  key(stored: string): string;
}

export const contacts = {
  phone: {
    field: 'phone',
    read(typed) {
      const phone = typed.trim();
      if (!isMobile(phone)) throw new Refusal('invalid-parameter', { reason: 'phone-shape' });
      return phone;
    },
    key: phone => phone,
  },
  email: {
    field: 'email',
    read(typed) {
      const email = readMailbox(typed);
      if (email === undefined) throw new Refusal('invalid-parameter', { reason: 'email-shape' });
      return email;
    },
    key: mailboxKey,
  },
} as const satisfies Record<Contact['field'], Contact>;

/** The refusal of a call that needs a phone or mailbox the member has not bound. */
export function unbound({ field }: Pick<Contact, 'field'>): Refusal {
  return field === 'phone'
    ? new Refusal('unbound-phone')
    : new Refusal('invalid-parameter', { reason: 'email-unbound' });
}
