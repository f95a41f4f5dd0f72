import { randomBytes } from 'node:crypto';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brands } from '@lobby/bootstrap/sites';
import { type RunningProvider, startPaymentProvider } from '@lobby/payment-provider';
import { startVenueServer } from '@lobby/venue-server';
import { serveApp } from '@lobby/vite-preset/serve';
import type { SiteOptions, WorkerOptions } from './options.ts';
import { startPlatform } from './platform-process.ts';
import { freePort } from './ports.ts';
import { templateFolder, worldFolder } from './run.ts';

/** A platform and the sites of all brands, for the tests of one worker only. */
export interface World {
  readonly platform: string;
  /** Pays deposits: its pages stand for the bank app. */
  readonly payments: RunningProvider;
  /** The origin of the games. */
  readonly venues: string;
  readonly sites: Readonly<Record<SiteOptions['brand'], string>>;
  stop(): Promise<void>;
}

const apps = fileURLToPath(new URL('../../../apps', import.meta.url));

/** Starts a world on free ports, on a copy of the run's database. @param now the time of its platform, ms. */
export async function startWorld(
  worker: number,
  build: WorkerOptions['platformBuild'],
  now: () => number,
): Promise<World> {
  const folder = worldFolder(worker);
  await mkdir(folder);
  await cp(path.join(templateFolder(), 'data'), path.join(folder, 'data'), { recursive: true });
  const ports = await Promise.all(brands.map(freePort));
  const origins = ports.map(port => `http://localhost:${port}`);
  const secret = randomBytes(32).toString('hex');
  const payments = await startPaymentProvider({ secret, now });
  const venues = await startVenueServer({ secrets: [secret], now });
  const platform = await startPlatform({
    ...{ build, folder, origins },
    payments: { url: payments.url, secret },
    venues: { url: venues.url, secret },
  });
  payments.callbacksTo(`${platform.url}/callback/payment/reference`);
  const sites = await Promise.all(
    brands.map(({ code }, at) =>
      serveApp({
        dir: path.join(apps, code, 'dist'),
        port: ports[at] as number,
        apiBase: platform.url,
        frames: [venues.url],
      }),
    ),
  );
  return {
    platform: platform.url,
    payments,
    venues: venues.url,
    sites: Object.fromEntries(brands.map(({ code }, at) => [code, sites[at]?.url ?? ''])),
    async stop() {
      await Promise.all(sites.map(site => site.stop()));
      await platform.stop();
      await payments.stop();
      await venues.stop();
    },
  };
}
