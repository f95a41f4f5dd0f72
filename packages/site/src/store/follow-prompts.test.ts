import { serviceOpened } from '@lobby/api/session';
import { selectDialogStack } from '@lobby/dialogs';
import { expect, it } from 'vitest';
import { createSiteStore } from './create-store.ts';
import { followPrompts } from './follow-prompts.ts';

it('asking for customer service opens its warning', () => {
  const { store, listening } = createSiteStore();
  followPrompts(listening.startListening);
  store.dispatch(serviceOpened());
  expect(selectDialogStack(store.getState())).toEqual([{ id: 'site/service', payload: undefined }]);
});
