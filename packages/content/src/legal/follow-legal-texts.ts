import { legalTextOpened } from '@lobby/api-client/session';
import type { StartListeners } from '@lobby/feature';
import { privacyDialog } from './privacy.dialog.ts';
import { termsDialog } from './terms.dialog.ts';

const dialogs = { terms: termsDialog, privacy: privacyDialog };

/** Opens the text that somebody wants to read before agreeing to it. */
export const followLegalTexts: StartListeners = listen =>
  listen({
    actionCreator: legalTextOpened,
    effect: ({ payload }, { dispatch }) => void dispatch(dialogs[payload.text].open()),
  });
