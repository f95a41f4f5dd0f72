import { defineRoute, defineScreens, type Feature, paths, type Route, type Switches } from '@lobby/feature';
import { matchRoutes } from 'react-router-dom';
import HomeScreen from '../home/home.screen.tsx';
import { siteMessages } from '../messages/index.ts';
import { pageMessages } from '../plain-page/messages/index.ts';

const { page } = defineScreens(() => import('../plain-page/lazy-screens.ts'), {
  texts: pageMessages,
  layout: 'main',
  access: 'public',
});

const notFound = page({ pattern: '*' }, 'page.notFound.title', 'notFound', { hideInMenu: true });

const ownRoutes: readonly Route[] = [
  defineRoute({
    path: paths.home.pattern,
    title: 'site.home.title',
    texts: siteMessages,
    layout: 'main',
    access: 'public',
    load: async () => ({ default: HomeScreen }),
  }),
  page(paths.redirect, 'page.redirect.title', 'redirect', {
    layout: 'bare',
    access: 'member',
    hideInMenu: true,
  }),
  notFound,
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
  );
  return found?.at(-1)?.route.route ?? notFound;
}
