import { loggedOut, loginOpened, loginRequired, loginSucceeded, passwordChanged } from '@lobby/api/session';
import { defineItem, readItem, textCodec, writeItem } from '@lobby/api/storage';
import { dialogsReducer, type StateWithDialogs, selectDialogStack } from '@lobby/dialogs';
import { captchaDialogs } from '@lobby/verification/captcha/dialogs';
import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { authFeature } from './index.ts';

function site() {
  const listening = createListenerMiddleware();
  const store = configureStore({
    reducer: combineReducers({ dialogs: dialogsReducer }),
    middleware: defaults => defaults().prepend(listening.middleware),
  });
  for (const start of authFeature.listeners) start(listening.startListening);
  return { dispatch: store.dispatch, stack: () => selectDialogStack(store.getState() as StateWithDialogs) };
}

const waysIn: readonly string[] = [
  'auth/login-required',
  'auth/login-register',
  'auth/verify-device',
  'auth/device-limit',
  'auth/recover-password',
];

describe('the events of the session', () => {
  it('open the dialogs that answer them, one over the other', () => {
    const { dispatch, stack } = site();
    dispatch(loginRequired({ reason: '登录后才能投注' }));
    dispatch(loginOpened({ way: 'register' }));
    expect(stack()).toEqual([
      { id: 'auth/login-required', payload: { reason: '登录后才能投注' } },
      { id: 'auth/login-register', payload: { way: 'register' } },
    ]);
  });

  it('close the login dialogs once the member has logged in, in any tab', () => {
    const { dispatch, stack } = site();
    dispatch(loginRequired());
    dispatch(loginOpened({ way: 'login' }));
    for (const dialog of authFeature.dialogs.filter(({ id }) => waysIn.includes(id))) {
      // Safe: nothing draws the dialogs here.
      dispatch(dialog.open(undefined as never));
    }
    expect(stack()).toHaveLength(waysIn.length);
    dispatch(loginSucceeded({ userId: 'u', elsewhere: true }));
    expect(stack()).toEqual([]);
  });

  it('delete the remembered credential on a new password and keep it on logout', async () => {
    const sealed = defineItem('remembered', textCodec);
    writeItem(sealed, '{"at":1,"iv":"","text":""}');
    const { dispatch } = site();
    dispatch(loggedOut());
    expect(readItem(sealed)).toBeDefined();
    dispatch(passwordChanged());
    await vi.waitFor(() => expect(readItem(sealed)).toBeUndefined());
  });
});

describe('the feature', () => {
  it('declares every dialog under an id of its own', () => {
    const ids: readonly string[] = authFeature.dialogs.map(dialog => dialog.id);
    expect(new Set(ids).size).toBe(ids.length);
    const others: readonly string[] = captchaDialogs.map(dialog => dialog.id);
    expect(ids.filter(id => !others.includes(id)).every(id => id.startsWith('auth/'))).toBe(true);
  });
});
