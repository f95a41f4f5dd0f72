import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveApp } from '@lobby/vite-preset/serve';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Served } from '../served.ts';

/** Builds the floor page as an app is built, and serves it as apps are served. */
export async function serveFloor(): Promise<Served> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'lobby-floor-'));
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  });
  const served = await serveApp({ dir: outDir, port: 0 });
  return {
    name: 'F, the floor',
    url: served.url,
    async stop() {
      await served.stop();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
