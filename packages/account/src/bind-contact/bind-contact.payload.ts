import type { Contact } from '@lobby/verification/confirm';

/** What is to be bound, or changed where it is bound already. */
export interface BindContact {
  readonly contact: Contact;
}
