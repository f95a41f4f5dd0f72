import { initLocale } from '@lobby/i18n';
import { initEdition } from '@lobby/ui-kit/edition';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { siteMessages } from '../messages/index.ts';
import { arrive } from '../routes/arrive.ts';
import { routeTable } from '../routes/route-table.ts';
import { SitePages } from '../routes/site-pages.tsx';
import type { Site } from '../site.ts';
import { SiteRoot } from '../start/site-root.tsx';
import { createSiteStore } from '../store/create-store.ts';

/** Draws a page while building: for a visitor, in the brand's own language and edition, before the platform has spoken. */
export async function drawPage(site: Site, path: string): Promise<string> {
  const { defaultLocale, defaultEdition } = site.brand;
  initLocale({ fallback: defaultLocale });
  initEdition({ fallback: defaultEdition });
  await siteMessages.load(defaultLocale);
  const { store, addReducers } = createSiteStore();
  const world = { ...visitor, addReducers };
  const table = routeTable(site.brand, site.features);
  const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const first = await arrive(location, table, world);
  if (first.kind !== 'page') throw new Error(`${path} cannot be drawn for a visitor: ${first.kind}`);
  // Parts that are fetched late keep their skeletons: this page is replaced, not hydrated.
  return renderToString(
    <SiteRoot site={site} store={store} table={table} floating={false}>
      <StaticRouter location={path}>
        <SitePages first={first} table={table} world={world} />
      </StaticRouter>
    </SiteRoot>,
  );
}

const visitor = {
  loggedIn: () => false,
  isBound: async () => false,
  askToLogIn: () => {},
  askToBind: () => {},
};
