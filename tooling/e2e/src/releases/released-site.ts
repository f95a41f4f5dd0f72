import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveApp } from '@lobby/vite-preset/serve';
import { worldFolder } from '../run.ts';
import type { World } from '../world.ts';

const apps = fileURLToPath(new URL('../../../../apps', import.meta.url));

/** A site on a port of its own whose service worker can be replaced while browsers have it. */
export interface ReleasedSite {
  readonly url: string;
  /** What `/sw.js` answers from now on; nothing for a build without a worker. */
  release(worker: 'old' | 'new' | 'newer' | undefined): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a copy of a build before the platform of a world, at first with the worker of an old release. */
export async function releasedSite(world: World, brand: string, index: number): Promise<ReleasedSite> {
  const dir = path.join(worldFolder(index), `released-${Date.now()}`);
  await cp(path.join(apps, brand, 'dist'), dir, { recursive: true });
  const file = path.join(dir, 'sw.js');
  const built = await readFile(file, 'utf8');
  const old = await readFile(new URL('./old-sw.js', import.meta.url), 'utf8');
  const texts = { old, new: built, newer: `${built}\n// The next release.\n` };
  await writeFile(file, old);
  const site = await serveApp({ dir, port: 0, apiBase: world.platform, frames: [world.venues] });
  return {
    url: site.url,
    release: worker => (worker ? writeFile(file, texts[worker]) : rm(file)),
    async stop() {
      await site.stop();
      await rm(dir, { recursive: true });
    },
  };
}
