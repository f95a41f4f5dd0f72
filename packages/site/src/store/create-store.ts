import { api } from '@lobby/api-client/endpoints';
import { dialogsReducer } from '@lobby/dialogs';
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import type { SiteFeature } from '../feature.ts';
import { createListening } from './listening.ts';

/** The one store of a site: the API cache, the dialogs, and a slice per feature that brings one. */
export function createSiteStore(features: readonly SiteFeature[]) {
  const listening = createListening();
  const store = configureStore({
    reducer: combineReducers({
      [api.reducerPath]: api.reducer,
      dialogs: dialogsReducer,
      ...slicesOf(features),
    }),
    middleware: withDefaults => withDefaults().prepend(listening.middleware).concat(api.middleware),
  });
  return { store, listening };
}

export type SiteStore = ReturnType<typeof createSiteStore>['store'];

/** Throws when two features claim one key: the second would silently replace the first. */
function slicesOf(features: readonly SiteFeature[]): Record<string, Reducer> {
  const slices: Record<string, Reducer> = {};
  for (const feature of features) {
    for (const [key, reducer] of Object.entries(feature.reducers ?? {})) {
      if (key in slices || key === 'dialogs' || key === api.reducerPath)
        throw new Error(`The feature "${feature.id}" brings a reducer "${key}", and that key is taken.`);
      slices[key] = reducer;
    }
  }
  return slices;
}
