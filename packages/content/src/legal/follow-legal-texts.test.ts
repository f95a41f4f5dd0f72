import { legalTextOpened } from '@lobby/api-client/session';
import { dialogsReducer, selectDialogStack } from '@lobby/dialogs';
import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { contentFeature } from '../index.ts';

it('a text that somebody wants to read opens over whatever asked for it', () => {
  const listening = createListenerMiddleware();
  const store = configureStore({
    reducer: combineReducers({ dialogs: dialogsReducer }),
    middleware: defaults => defaults().prepend(listening.middleware),
  });
  for (const start of contentFeature.listeners) start(listening.startListening);
  store.dispatch(legalTextOpened({ text: 'terms' }));
  store.dispatch(legalTextOpened({ text: 'privacy' }));
  const ids = selectDialogStack(store.getState()).map(({ id }) => id);
  expect(ids).toEqual(['content/terms', 'content/privacy']);
  const own: readonly string[] = contentFeature.dialogs.map(({ id }) => id);
  expect(own).toEqual(ids);
});
