import type { Catalog } from '@lobby/i18n';
import { type UIMatch, useMatches } from 'react-router-dom';
import type { SiteLayout } from '../feature.ts';

/** What the frame needs to know about the page it stands around. */
export interface RouteHandle {
  readonly layout: SiteLayout;
  readonly title: string;
  readonly texts?: Catalog;
}

/** The handle of the page on screen; undefined before the first one. */
export function useRouteHandle(): RouteHandle | undefined {
  return handleOf(useMatches());
}

function handleOf(matches: readonly UIMatch[]): RouteHandle | undefined {
  // Safe: every route below the frame is made by `siteRoutes`, which gives it this handle.
  return matches.findLast(match => match.handle)?.handle as RouteHandle | undefined;
}
