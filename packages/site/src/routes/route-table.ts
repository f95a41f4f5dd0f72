import type { Brand } from '@lobby/brand-kit';
import type { Catalog } from '@lobby/i18n';
import type { SiteFeature, SiteRoute } from '../feature.ts';
import HomeScreen from '../home/home.screen.tsx';
import { siteMessages } from '../messages/index.ts';

/** A row of the table together with the words its title and screen speak. */
export interface TableRow extends SiteRoute {
  readonly feature: string;
  readonly texts?: Catalog;
}

const ownRoutes: readonly SiteRoute[] = [
  { path: '/home', title: 'site.home.title', layout: 'main', load: async () => ({ default: HomeScreen }) },
  {
    path: '/redirect/:path',
    title: 'site.redirect.title',
    layout: 'bare',
    requiresAuth: true,
    hideInMenu: true,
    load: () => import('./redirect.screen.tsx'),
  },
  {
    path: '*',
    title: 'site.notFound.title',
    layout: 'main',
    hideInMenu: true,
    load: () => import('./not-found.screen.tsx'),
  },
];

/**
 * Every route of a site: the shell's own and those its features bring. A route whose brand switch is off is
 * left out, so its path resolves to notFound.
 */
export function routeTable(brand: Brand, features: readonly SiteFeature[]): readonly TableRow[] {
  const site: SiteFeature = { id: 'site', routes: ownRoutes, texts: siteMessages };
  return [...features, site].flatMap(feature =>
    (feature.routes ?? [])
      .filter(route => !route.needsSwitch || brand.switches[route.needsSwitch])
      .map(route => ({
        ...route,
        feature: feature.id,
        texts: (route.texts ?? feature.texts) as Catalog | undefined,
      })),
  );
}
