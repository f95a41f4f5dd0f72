import { defineDialog } from '@lobby/dialogs';
import type { Contact } from '../codes/code-purpose.ts';

/** What is to be bound, or changed where it is bound already. */
export interface BindContact {
  readonly contact: Contact;
}

/** Binds a phone or mailbox, or changes it: confirmed by what is bound already, then by a code to the new one. */
export const bindContactDialog = defineDialog<BindContact>('member/bind-contact', () =>
  import('../late-dialogs.ts').then(late => late.loadBindContact()),
);
