import { loginSucceeded } from '@lobby/api/session';
import { defineDialog, dialogsReducer, selectDialogStack } from '@lobby/dialogs';
import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { bindContactDialog } from '../bind-contact/bind-contact.dialog.ts';
import { followRegistration } from './follow-registration.ts';
import { offerBindingDialog } from './offer-binding.dialog.ts';

function after(login: ReturnType<typeof loginSucceeded>): UnknownAction[] {
  const actions: UnknownAction[] = [];
  const listening = createListenerMiddleware();
  followRegistration(listening.startListening);
  const store = configureStore({
    reducer: (_: null | undefined, action: UnknownAction) => {
      actions.push(action);
      return null;
    },
    middleware: withDefaults => withDefaults().prepend(listening.middleware),
  });
  store.dispatch(login);
  return actions;
}

it('offers a member who has just registered to bind something, and nobody else', () => {
  expect(after(loginSucceeded({ userId: '1', registered: true }))).toContainEqual(offerBindingDialog.queue());
  expect(after(loginSucceeded({ userId: '1' }))).not.toContainEqual(offerBindingDialog.queue());
});

describe('the offer', () => {
  const wayIn = defineDialog('auth/way-in', () => new Promise<never>(() => {}));

  /** A page with the dialog of a registration that has just worked. */
  function registered() {
    const listening = createListenerMiddleware();
    followRegistration(listening.startListening);
    const store = configureStore({
      reducer: combineReducers({ dialogs: dialogsReducer }),
      middleware: withDefaults => withDefaults().prepend(listening.middleware),
    });
    store.dispatch(wayIn.open());
    store.dispatch(loginSucceeded({ userId: '1', registered: true }));
    return {
      dispatch: store.dispatch,
      open: () => selectDialogStack(store.getState()).map(({ id }) => id),
    };
  }

  it('waits for the way in to close, and can be put off: the page is as it was, and no login brings it back', () => {
    const { dispatch, open } = registered();
    expect(open()).toEqual(['auth/way-in']);
    dispatch(wayIn.close());
    expect(open()).toEqual(['account/offer-binding']);
    dispatch(offerBindingDialog.close());
    expect(open()).toEqual([]);
    dispatch(loginSucceeded({ userId: '1' }));
    expect(open()).toEqual([]);
  });

  it('gives way to the binding, which leaves the page as it was, done or not', () => {
    const { dispatch, open } = registered();
    dispatch(wayIn.close());
    dispatch(bindContactDialog.replace({ contact: 'phone' }));
    expect(open()).toEqual(['account/bind-contact']);
    dispatch(bindContactDialog.close());
    expect(open()).toEqual([]);
  });
});
