import { defineDialog } from '@lobby/dialogs';

/** "I forgot my password": three steps by phone or e-mail, then back to login. `name`: what was typed there. */
export const recoverPasswordDialog = defineDialog<{ readonly name?: string } | undefined>(
  'auth/recover-password',
  () => import('../late.ts').then(late => late.loadRecoverPassword()),
);
