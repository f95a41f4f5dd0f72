import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveApp } from '@lobby/vite-preset/serve';
import type { SiteOptions, WorkerOptions } from './options.ts';
import { startPlatform } from './platform-process.ts';
import { freePort } from './ports.ts';
import { templateFolder, worldFolder } from './run.ts';

/** A platform and both brands' sites, for the tests of one worker alone. */
export interface World {
  readonly platform: string;
  readonly sites: Readonly<Record<SiteOptions['brand'], string>>;
  stop(): Promise<void>;
}

const apps = fileURLToPath(new URL('../../../apps', import.meta.url));

/** Starts a world on free ports, on a copy of the run's database. */
export async function startWorld(worker: number, build: WorkerOptions['platformBuild']): Promise<World> {
  const folder = worldFolder(worker);
  await mkdir(folder);
  await cp(path.join(templateFolder(), 'data'), path.join(folder, 'data'), { recursive: true });
  const ports = { xinghe: await freePort(), qingshan: await freePort() };
  const origins = Object.values(ports).map(port => `http://localhost:${port}`);
  const platform = await startPlatform({ build, folder, origins });
  const site = (brand: keyof typeof ports) =>
    serveApp({ dir: path.join(apps, brand, 'dist'), port: ports[brand], apiBase: platform.url });
  const [xinghe, qingshan] = await Promise.all([site('xinghe'), site('qingshan')]);
  return {
    platform: platform.url,
    sites: { xinghe: xinghe.url, qingshan: qingshan.url },
    async stop() {
      await Promise.all([xinghe.stop(), qingshan.stop()]);
      await platform.stop();
    },
  };
}
