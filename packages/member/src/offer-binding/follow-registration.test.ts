import { loginSucceeded } from '@lobby/api-client/session';
import { configureStore, createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
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
