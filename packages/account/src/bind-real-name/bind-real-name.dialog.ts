import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';

/** Binds the real name, once. */
export const bindRealNameDialog = defineDialog('account/bind-real-name', loadDialog('bindRealName'));
