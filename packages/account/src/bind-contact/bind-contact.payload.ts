import type { Contact } from '@lobby/verification/confirm';

/** What is to be bound, or changed where it is bound already. */
export interface BindContact {
  readonly contact: Contact;
  /** A real name that is bound with the phone, by one call: before a deposit, where neither is bound. */
  readonly realName?: string;
}
