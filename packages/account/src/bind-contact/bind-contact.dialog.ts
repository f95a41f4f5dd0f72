import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';
import type { BindContact } from './bind-contact.payload.ts';

/** Binds a phone or mailbox, or changes it: confirmed by what is bound already, then by a code to the new one. */
export const bindContactDialog = defineDialog<BindContact>('account/bind-contact', loadDialog('bindContact'));
