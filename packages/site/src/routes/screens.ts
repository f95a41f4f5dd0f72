import type { Reducers, Route } from '@lobby/feature';
import { withTexts } from '@lobby/i18n';
import type { ComponentType } from 'react';
import { siteMessages } from '../messages/index.ts';

/** React reads `status` and draws at once what is already here, on the server too. */
type Tracked = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

/** The screens of a site, each with its texts and its slices of the store. */
export interface Screens {
  /** The same promise for every caller; after a failure the next call loads again. */
  bring(route: Route): Promise<ComponentType>;
  /** What was brought last, as React's `use` takes it: also a failure. */
  brought(route: Route): Promise<ComponentType>;
}

/** @param addReducers puts a screen's slices into the store. */
export function createScreens(addReducers: (reducers?: Reducers) => void): Screens {
  const last = new Map<Route, Tracked>();
  const failed = new Set<Route>();

  function bring(route: Route): Tracked {
    const known = failed.has(route) ? undefined : last.get(route);
    if (known) return known;
    failed.delete(route);
    const arriving: Tracked = withTexts(route.load, siteMessages, route.texts)().then(
      ({ default: Screen, reducers }) => {
        addReducers(reducers);
        arriving.status = 'fulfilled';
        arriving.value = Screen;
        return Screen;
      },
      (error: unknown) => {
        failed.add(route);
        throw error;
      },
    );
    last.set(route, arriving);
    return arriving;
  }
  return { bring, brought: route => last.get(route) ?? bring(route) };
}
