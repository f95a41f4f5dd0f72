import { defineDialog } from '@lobby/dialogs';
import { lazyList } from '@lobby/feature';
import type { AccessWay } from './login-register.form.ts';

/** `name`: the initial value of the form. */
export interface LoginRegister {
  readonly way: AccessWay;
  readonly name?: string;
}

/** The access dialog: log in or open an account, one tab apart. */
export const loginRegisterDialog = defineDialog<LoginRegister>(
  'auth/login-register',
  lazyList(() => import('./login-register.lazy.ts'))('loginRegister'),
);
