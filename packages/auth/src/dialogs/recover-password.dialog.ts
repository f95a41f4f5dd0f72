import { defineDialog } from '@lobby/dialogs';
import { loadDialog } from '../load-dialog.ts';

/** "I forgot my password": three steps by phone or e-mail, then back to login. `name`: what was typed there. */
export const recoverPasswordDialog = defineDialog<{ readonly name?: string } | undefined>(
  'auth/recover-password',
  loadDialog('recoverPassword'),
);
