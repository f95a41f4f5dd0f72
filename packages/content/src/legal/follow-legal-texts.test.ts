import { legalTextOpened } from '@lobby/api/session';
import { dialogsReducer, selectDialogStack } from '@lobby/dialogs';
import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { contentFeature } from '../index.ts';

it('a requested legal text opens as a dialog, and another one replaces it', () => {
  const listening = createListenerMiddleware();
  const store = configureStore({
    reducer: combineReducers({ dialogs: dialogsReducer }),
    middleware: defaults => defaults().prepend(listening.middleware),
  });
  for (const start of contentFeature.listeners) start(listening.startListening);
  const open = () => selectDialogStack(store.getState());
  store.dispatch(legalTextOpened({ text: 'terms' }));
  expect(open()).toEqual([{ id: 'content/legal-text', payload: { text: 'terms' } }]);
  store.dispatch(legalTextOpened({ text: 'privacy' }));
  expect(open()).toEqual([{ id: 'content/legal-text', payload: { text: 'privacy' } }]);
  expect(contentFeature.dialogs.map(({ id }) => id)).toEqual(['content/legal-text']);
});
