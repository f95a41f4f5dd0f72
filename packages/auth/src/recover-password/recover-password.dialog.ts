import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { authMessages } from '../messages/index.ts';

/** "I forgot my password": three steps by phone or e-mail, then back to login. `name`: what was typed there. */
export const recoverPasswordDialog = defineDialog<{ readonly name?: string } | undefined>(
  'auth/recover-password',
  withTexts(() => import('./recover-password.container.tsx'), authMessages, verificationMessages),
);
