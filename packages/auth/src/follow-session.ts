import { loggedOut, loginOpened, loginRequired, loginSucceeded, passwordChanged } from '@lobby/api/session';
import type { Dispatch, ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { deviceLimitDialog } from './dialogs/device-limit.dialog.ts';
import { loginRegisterDialog } from './dialogs/login-register.dialog.ts';
import { recoverPasswordDialog } from './dialogs/recover-password.dialog.ts';
import { verifyDeviceDialog } from './dialogs/verify-device.dialog.ts';
import { dropHeldLogin } from './entry/held-login.ts';
import { loginRequiredDialog } from './login-required/login-required.dialog.ts';

type Listen = ListenerMiddlewareInstance['startListening'];

/** Opens the dialogs that the session's events ask for, and closes the ways in behind who came in. */
export function followSession(listen: Listen): void {
  const search = typeof window === 'undefined' ? '' : window.location.search;
  // Most visitors bring no codes. Left before they are read, the page has nobody to keep them for.
  if (search)
    void import('./referral/referral.ts').then(({ keepReferral }) => keepReferral(search)).catch(() => {});
  const on = <A extends { type: string }>(
    actionCreator: { type: string; match: (action: unknown) => action is A },
    effect: (action: A, dispatch: Dispatch) => unknown,
  ) => listen({ matcher: actionCreator.match, effect: (action, api) => void effect(action, api.dispatch) });

  on(loginOpened, ({ payload }, dispatch) => dispatch(loginRegisterDialog.open(payload)));
  on(loginRequired, ({ payload }, dispatch) => dispatch(loginRequiredDialog.open(payload)));
  on(loginSucceeded, (_, dispatch) => {
    // Also for a login in another tab: nobody has to log in twice.
    dispatch(loginRegisterDialog.close());
    dispatch(loginRequiredDialog.close());
    dispatch(verifyDeviceDialog.close());
    dispatch(deviceLimitDialog.close());
    dispatch(recoverPasswordDialog.close());
    dropHeldLogin();
  });
  on(loggedOut, dropHeldLogin);
  // The password that was remembered is no longer one.
  on(passwordChanged, async () => (await import('./remember/remembered-item.ts')).forgetRemembered());
}
