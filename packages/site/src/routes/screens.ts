import type { Frame, Reducers } from '@lobby/feature';
import { withTexts } from '@lobby/i18n';
import type { ComponentType } from 'react';
import { siteMessages } from '../messages/index.ts';

/** React reads `status` and draws at once what is already here, on the server too. */
type Tracked = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

/** The screens and frames of a site, each with its texts and its slices of the store. */
export interface Screens {
  /** The same promise for every caller; after a failure the next call loads again. */
  bring(route: Frame): Promise<ComponentType>;
  /** What was brought last, as React's `use` takes it: also a failure. */
  brought(route: Frame): Promise<ComponentType>;
}

/** @param addReducers puts a screen's slices into the store. */
export function createScreens(addReducers: (reducers?: Reducers) => void): Screens {
  const last = new Map<Frame, Tracked>();
  const failed = new Set<Frame>();

  function bring(route: Frame): Tracked {
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
