import type { Contact } from '../codes/code-purpose.ts';

/** What is to be bound, or changed where it is bound already. */
export interface BindContact {
  readonly contact: Contact;
}
