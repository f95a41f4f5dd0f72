import { defineRoute, type Feature, paths, type Route, type Switches } from '@lobby/feature';
import { matchRoutes } from 'react-router-dom';
import HomeScreen from '../home/home.screen.tsx';
import { siteMessages } from '../messages/index.ts';
import { pageMessages } from '../plain-page/messages/index.ts';

const ownRoutes: readonly Route[] = [
  defineRoute({
    path: paths.home.pattern,
    title: 'site.home.title',
    texts: siteMessages,
    layout: 'main',
    access: 'public',
    load: async () => ({ default: HomeScreen }),
  }),
  defineRoute({
    path: paths.redirect.pattern,
    title: 'page.redirect.title',
    texts: pageMessages,
    layout: 'bare',
    access: 'member',
    hideInMenu: true,
    load: () => import('../plain-page/redirect.screen.tsx'),
  }),
  defineRoute({
    path: '*',
    title: 'page.notFound.title',
    texts: pageMessages,
    layout: 'main',
    access: 'public',
    hideInMenu: true,
    load: () => import('../plain-page/not-found.screen.tsx'),
  }),
];

/** Every route of a site: those its features bring, as far as the brand's switches let them be, and the shell's own. */
export function routeTable(
  { switches }: { readonly switches: Switches },
  features: readonly Feature[],
): readonly Route[] {
  const brought = features.flatMap(feature => feature.routes ?? []);
  const offered = brought
    .filter(route => route.when?.(switches) ?? true)
    .map((route): Route => (route.openToVisitors?.(switches) ? { ...route, access: 'public' } : route));
  return [...offered, ...ownRoutes];
}

/** The route that a path means; the catch-all when no other fits. */
export function routeOf(pathname: string, table: readonly Route[]): Route {
  const found = matchRoutes(
    table.map(route => ({ path: route.path, route })),
    pathname,
  )?.at(-1)?.route.route;
  if (!found) throw new Error('The route table has no catch-all row; add one with the path "*".');
  return found;
}
