import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessages } from '@lobby/i18n/vite';
import { serveApp } from '@lobby/vite-preset/serve';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Served } from './served.ts';

/** Builds one of the bench's own pages like an app, and serves it the same way. */
export async function servePage(
  name: string,
  folder: 'floor' | 'crypto' | 'live' | 'games',
): Promise<Served> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), `lobby-${folder}-`));
  await build({
    root: fileURLToPath(new URL(`./${folder}`, import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), compileMessages()],
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
    name,
    url: served.url,
    async stop() {
      await served.stop();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
