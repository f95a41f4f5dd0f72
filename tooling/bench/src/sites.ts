import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { brands } from '@lobby/bootstrap/sites';
import type { serveApp } from '@lobby/vite-preset/serve';
import { freePort, startBuilt } from './built-server.ts';
import type { Checkout } from './options.ts';
import type { Served } from './served.ts';

/** Where games are played. */
export interface Venues {
  /** What the platform asks. */
  readonly url: string;
  readonly secret: string;
  /** Where the pages of games are. */
  readonly pages: string;
}

/**
 * A checkout's platform on a temporary folder and the production builds of all its brands, on free ports.
 * @param venues none: the sites have no games.
 */
export async function serveSites(
  checkout: Checkout,
  venues?: Venues,
): Promise<{ sites: Served[]; stop(): Promise<void> }> {
  const { folder } = checkout;
  const served = await Promise.all(
    (await brandsOf(folder)).map(async ({ code }) => ({ code, port: await freePort() })),
  );
  const platform = await startPlatform(
    folder,
    served.map(({ port }) => `http://localhost:${port}`),
    venues,
  );
  const serve = await serverOf(folder);
  const framing = venues && { frames: [venues.pages] };
  const sites = await Promise.all(
    served.map(async ({ code, port }) => {
      const dir = path.join(folder, 'apps', code, 'dist');
      const name = [code, checkout.name].filter(Boolean).join(' ');
      return { name, ...(await serve({ dir, port, apiBase: platform.url, ...framing })) };
    }),
  );
  return {
    sites,
    async stop() {
      await Promise.all(sites.map(site => site.stop()));
      await platform.stop();
    },
  };
}

/** The brands of a checkout; checkouts may differ. */
async function brandsOf(folder: string): Promise<typeof brands> {
  const file = path.join(folder, 'tooling/bootstrap/sites.mjs');
  const list: { readonly brands: typeof brands } = await import(pathToFileURL(file).href);
  return list.brands;
}

/** Every checkout serves its own builds, because a page's requirements on its server change with the page. */
async function serverOf(folder: string): Promise<typeof serveApp> {
  const file = path.join(folder, 'tooling/vite-preset/src/serve/serve-app.js');
  const server: { readonly serveApp: typeof serveApp } = await import(pathToFileURL(file).href);
  return server.serveApp;
}

const startPlatform = (root: string, origins: readonly string[], venues?: Venues) =>
  startBuilt({
    folder: path.join(root, 'platform/app'),
    saysReady: 'platform ready',
    flags: (port, data) => ['--port', String(port), '--data-dir', data],
    env: {
      LOBBY_CORS_ORIGINS: origins.join(','),
      LOBBY_TRUSTED_PROXIES: '1',
      LOBBY_RATE_LIMIT_SCALE: '1000',
      LOBBY_CAPTCHA: 'off',
      LOBBY_DEMO_MEMBERS: '1',
      LOBBY_VENUE_URL: venues?.url ?? '',
      LOBBY_VENUE_SECRETS: venues?.secret ?? '',
    },
  });
