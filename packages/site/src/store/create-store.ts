import { api } from '@lobby/api';
import { dialogsReducer } from '@lobby/dialogs';
import type { Reducers } from '@lobby/feature';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createListening } from './listening.ts';

const ownReducers = { [api.reducerPath]: api.reducer, dialogs: dialogsReducer };

/** The one store of a site: the API cache, the dialogs, and the slices that its screens bring when they come. */
export function createSiteStore() {
  const listening = createListening();
  const reducer = combineReducers(ownReducers);
  const store = configureStore({
    reducer,
    middleware: withDefaults => withDefaults().prepend(listening.middleware).concat(api.middleware),
  });
  let known: Reducers = ownReducers;

  /**
   * Adds the slices of a screen before it renders; existing ones are kept. Throws when a screen uses the key of
   * another slice, which would silently replace it.
   */
  function addReducers(fresh: Reducers = {}): void {
    const missing = Object.keys(fresh).filter(key => known[key] !== fresh[key]);
    const taken = missing.find(key => key in known);
    if (taken !== undefined)
      throw new Error(`A screen brings a reducer "${taken}", and that key is taken by another slice.`);
    if (missing.length === 0) return;
    known = { ...known, ...fresh };
    // Safe: the slices the type names are still among them.
    store.replaceReducer(combineReducers(known) as unknown as typeof reducer);
  }

  return { store, listening, addReducers };
}

export type SiteStore = ReturnType<typeof createSiteStore>['store'];
