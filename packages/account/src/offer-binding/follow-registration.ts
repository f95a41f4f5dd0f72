import { loginSucceeded } from '@lobby/api/session';
import type { StartListeners } from '@lobby/feature';
import { offerBindingDialog } from './offer-binding.dialog.ts';

/** Offers a new member to bind something, once the dialogs of the registration are closed. */
export const followRegistration: StartListeners = listen =>
  listen({
    actionCreator: loginSucceeded,
    effect: ({ payload }, { dispatch }) => {
      if (payload.registered) dispatch(offerBindingDialog.queue());
    },
  });
