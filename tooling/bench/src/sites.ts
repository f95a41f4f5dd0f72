import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { brands } from '@lobby/bootstrap/sites';
import type { serveApp } from '@lobby/vite-preset/serve';
import type { Checkout } from './options.ts';
import type { Served } from './served.ts';

/** A checkout's platform on a temporary folder and the production builds of all its brands, on free ports. */
export async function serveSites(checkout: Checkout): Promise<{ sites: Served[]; stop(): Promise<void> }> {
  const { folder } = checkout;
  const served = await Promise.all(
    (await brandsOf(folder)).map(async ({ code }) => ({ code, port: await freePort() })),
  );
  const platform = await startPlatform(
    folder,
    served.map(({ port }) => `http://localhost:${port}`),
  );
  const serve = await serverOf(folder);
  const sites = await Promise.all(
    served.map(async ({ code, port }) => {
      const dir = path.join(folder, 'apps', code, 'dist');
      const name = [code, checkout.name].filter(Boolean).join(' ');
      return { name, ...(await serve({ dir, port, apiBase: platform.url })) };
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

async function startPlatform(root: string, origins: readonly string[]) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lobby-bench-'));
  const child = spawn(
    process.execPath,
    ['dist/main.js', '--port', String(await freePort()), '--data-dir', path.join(dataDir, 'data')],
    {
      cwd: path.join(root, 'platform/app'),
      env: {
        ...process.env,
        LOBBY_CORS_ORIGINS: origins.join(','),
        LOBBY_TRUSTED_PROXIES: '1',
        LOBBY_RATE_LIMIT_SCALE: '1000',
        LOBBY_CAPTCHA: 'off',
        LOBBY_DEMO_MEMBERS: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const ready = /^platform ready (\S+)/m.exec(text)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', code => reject(new Error(`The platform ended with ${code} before it was ready.`)));
  });
  return {
    url,
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
