import { defineDialog } from '@lobby/dialogs';
import { lazyList } from '@lobby/feature';
import type { LoginRegister } from './login-register.payload.ts';

/** The access dialog: log in or open an account, one tab apart. */
export const loginRegisterDialog = defineDialog<LoginRegister>(
  'auth/login-register',
  lazyList(() => import('../login-register/login-register.lazy.ts'))('loginRegister'),
);
