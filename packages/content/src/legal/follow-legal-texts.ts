import { legalTextOpened } from '@lobby/api-client/session';
import type { StartListeners } from '@lobby/feature';
import { legalTextDialog } from './legal-text.dialog.ts';

/** Opens the text that somebody wants to read before agreeing to it; the other one takes its place. */
export const followLegalTexts: StartListeners = listen =>
  listen({
    actionCreator: legalTextOpened,
    effect: ({ payload }, { dispatch }) => void dispatch(legalTextDialog.open(payload)),
  });
