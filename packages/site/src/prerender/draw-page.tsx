import { initLocale } from '@lobby/i18n';
import { initEdition } from '@lobby/ui-kit/edition';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { siteMessages } from '../messages/index.ts';
import { arrive } from '../routes/arrive.ts';
import { routeOf, routeTable } from '../routes/route-table.ts';
import { createScreens } from '../routes/screens.ts';
import { SitePages, windowTitle } from '../routes/site-pages.tsx';
import type { Site } from '../site.ts';
import { SiteRoot } from '../start/site-root.tsx';
import { createSiteStore } from '../store/create-store.ts';

export { publicPages } from './public-pages.ts';

/** A page as it was drawn, with the title of its window. */
export interface DrawnPage {
  readonly markup: string;
  readonly title: string;
}

/** Draws a page while building: for a visitor, in the brand's own language and edition, before the platform has spoken. */
export async function drawPage(site: Site, path: string): Promise<DrawnPage> {
  const { defaultLocale, defaultEdition } = site.brand;
  initLocale({ fallback: defaultLocale });
  initEdition({ fallback: defaultEdition });
  await siteMessages.load(defaultLocale);
  const { store, addReducers } = createSiteStore();
  const table = routeTable(site.brand, site.features);
  const world = { ...visitor, table, screens: createScreens(addReducers) };
  const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const elsewhere = await arrive(location, world);
  if (elsewhere) throw new Error(`${path} cannot be drawn for a visitor, who is sent to ${elsewhere.to}`);
  // A screen that cannot be brought fails the build, instead of being drawn as a failure.
  const route = routeOf(path, table);
  await world.screens.bring(route);
  // Parts that are fetched late keep their skeletons: this page is replaced, not hydrated.
  const markup = renderToString(
    <StaticRouter location={path}>
      <SiteRoot site={site} store={store} table={table} floating={false}>
        <SitePages first={location} world={world} />
      </SiteRoot>
    </StaticRouter>,
  );
  return { markup, title: windowTitle(site.brand.words, defaultLocale, route) };
}

const visitor = {
  loggedIn: () => false,
  isBound: async () => false,
  askToLogIn: () => {},
  askToBind: () => {},
};
