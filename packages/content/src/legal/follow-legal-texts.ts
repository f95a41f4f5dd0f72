import { legalTextOpened } from '@lobby/api/session';
import type { StartListeners } from '@lobby/feature';
import { legalTextDialog } from './legal-text.dialog.ts';

/** Opens a legal text to be read before agreeing to it; another one replaces it. */
export const followLegalTexts: StartListeners = listen =>
  listen({
    actionCreator: legalTextOpened,
    effect: ({ payload }, { dispatch }) => void dispatch(legalTextDialog.open(payload)),
  });
