import { legalTextOpened } from '@lobby/api-client/session';
import type { StartListeners } from '@lobby/feature';
import { legalTextDialog } from './legal-text.dialog.ts';

/** Opens the requested legal text; requesting the other one replaces it. */
export const followLegalTexts: StartListeners = listen =>
  listen({
    actionCreator: legalTextOpened,
    effect: ({ payload }, { dispatch }) => void dispatch(legalTextDialog.open(payload)),
  });
