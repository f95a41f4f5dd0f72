import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';

/** Sets the birthday, once. */
export const birthdayDialog = defineDialog('account/birthday', loadDialog('birthday'));
