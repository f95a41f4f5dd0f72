import { type DialogDefinition, type StateWithDialogs, selectDialogStack } from '@lobby/dialogs';
import type { Store } from '@reduxjs/toolkit';
import type { CaptchaOutcome, CaptchaProvider } from './captcha.ts';
import { graphicDialog } from './graphic/graphic.dialog.ts';
import { sliderDialog } from './slider/slider.dialog.ts';
import { awaitOutcome, type CaptchaRequest, settle } from './waiting.ts';

/** Shows one of our captchas as a dialog. However the dialog is closed, the promise resolves. */
export function inADialog(
  store: Store<StateWithDialogs>,
  dialog: DialogDefinition<CaptchaRequest>,
  about: Omit<CaptchaRequest, 'captchaId'> = {},
): CaptchaProvider {
  return {
    async solve(signal): Promise<CaptchaOutcome> {
      const { request, outcome } = awaitOutcome(about);
      const giveUp = () => settle(request, { kind: 'given-up' });
      /** The caller has aborted: the dialog is closed. */
      const takeAway = () => {
        for (const ours of [sliderDialog, graphicDialog])
          if (isOpen(store.getState(), request, ours.id)) store.dispatch(ours.close());
      };
      store.dispatch(dialog.open(request));
      const stop = store.subscribe(() => !isOpen(store.getState(), request) && giveUp());
      signal.addEventListener('abort', takeAway, { once: true });
      if (signal.aborted) takeAway();
      try {
        return await outcome;
      } finally {
        stop();
        signal.removeEventListener('abort', takeAway);
      }
    },
  };
}

/** One of the captcha dialogs still works for this request: the slider may have made way for the picture. */
function isOpen(state: StateWithDialogs, { captchaId }: CaptchaRequest, dialogId?: string): boolean {
  return selectDialogStack(state).some(
    ({ id, payload }) =>
      (dialogId === undefined || id === dialogId) &&
      typeof payload === 'object' &&
      payload !== null &&
      'captchaId' in payload &&
      payload.captchaId === captchaId,
  );
}
