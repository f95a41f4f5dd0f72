import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';

/** Changes the login password: the old one, the new one, and a code to the phone or mailbox where one is bound. */
export const changePasswordDialog = defineDialog('account/change-password', loadDialog('changePassword'));
