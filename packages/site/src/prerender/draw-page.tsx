import { initLocale } from '@lobby/i18n';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { siteMessages } from '../messages/index.ts';
import { routeTable } from '../routes/route-table.ts';
import { siteRoutes } from '../routes/site-routes.tsx';
import type { Site } from '../site.ts';
import { SiteRoot } from '../start/site-root.tsx';
import { createSiteStore } from '../store/create-store.ts';

/** Draws a page while building: for a visitor, in the brand's own language, before the platform has spoken. */
export async function drawPage(site: Site, path: string): Promise<string> {
  initLocale({ fallback: site.brand.defaultLocale });
  await siteMessages.load(site.brand.defaultLocale);
  const { store } = createSiteStore(site.features);
  const table = routeTable(site.brand, site.features);
  const router = createMemoryRouter(siteRoutes(table, visitor), { initialEntries: [path] });
  await new Promise<void>(resolve => {
    if (router.state.initialized) return resolve();
    router.subscribe(state => state.initialized && resolve());
  });
  const { prelude } = await prerenderToNodeStream(
    <SiteRoot site={site} store={store} table={table} floating={false}>
      <RouterProvider router={router} />
    </SiteRoot>,
  );
  let markup = '';
  for await (const part of prelude) markup += String(part);
  return markup;
}

const visitor = {
  loggedIn: () => false,
  isBound: async () => false,
  askToLogIn: () => {},
  askToBind: () => {},
};
