import path from 'node:path';
import { start } from './processes.mjs';
import { bin } from './root.mjs';
import { Mendable } from './say.mjs';
import { appFolder, local } from './sites.mjs';

/** Serves a brand's site: its production build, or with `dev` its sources with hot reload. */
export async function startSite(brand, { port, apiUrl, dev }) {
  return dev ? startSources(brand, port, apiUrl) : startBuild(brand, port, apiUrl);
}

async function startBuild(brand, port, apiBase) {
  // Only importable once the dependencies are installed, which npm start does first.
  const { serveApp } = await import('@lobby/vite-preset/serve');
  return serveApp({ dir: path.join(appFolder(brand), 'dist'), port, apiBase });
}

async function startSources(brand, port, apiUrl) {
  const folder = appFolder(brand);
  let listening;
  const ready = new Promise(resolve => {
    listening = resolve;
  });
  const site = start(bin('vite', folder), ['--port', String(port), '--strictPort'], {
    cwd: folder,
    env: { LOBBY_API_BASE: apiUrl },
    onLine: text => /Local:/.test(text) && listening(),
  });
  await Promise.race([ready, site.exited.then(failed)]);
  return { url: local(port), ...site };

  function failed({ output }) {
    throw new Mendable(`The site of ${brand.name} did not start.`, output.split('\n').slice(-8).join('\n  '));
  }
}
