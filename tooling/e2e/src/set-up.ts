import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveApp } from '@lobby/vite-preset/serve';
import { startPlatform } from './platform-process.ts';
import { freePort } from './ports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * One platform on a throwaway folder and both brands' production builds, on free ports, for all journeys.
 * Match time runs fast, so that a bet settles within the patience of a test. Hands back its own undo.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lobby-e2e-'));
  const ports = { xinghe: await freePort(), qingshan: await freePort() };
  const platform = await startPlatform({
    folder,
    speed: Number(process.env.LOBBY_E2E_SPEED ?? 6),
    origins: Object.values(ports).map(port => `http://localhost:${port}`),
  });
  const site = (brand: keyof typeof ports) =>
    serveApp({ dir: path.join(root, 'apps', brand, 'dist'), port: ports[brand], apiBase: platform.url });
  const [xinghe, qingshan] = await Promise.all([site('xinghe'), site('qingshan')]);

  process.env.LOBBY_E2E_PLATFORM = platform.url;
  process.env.LOBBY_E2E_LOG = platform.log;
  process.env.LOBBY_E2E_XINGHE = xinghe.url;
  process.env.LOBBY_E2E_QINGSHAN = qingshan.url;

  return async () => {
    await Promise.all([xinghe.stop(), qingshan.stop()]);
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
