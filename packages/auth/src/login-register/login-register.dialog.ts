import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { authMessages } from '../messages/index.ts';
import type { AccessWay } from './login-register.form.ts';

/** `name`: the initial value of the form. */
export interface LoginRegister {
  readonly way: AccessWay;
  readonly name?: string;
}

/** The access dialog: log in or open an account, one tab apart. */
export const loginRegisterDialog = defineDialog<LoginRegister>(
  'auth/login-register',
  withTexts(() => import('./login-register.container.tsx'), authMessages, verificationMessages),
);
