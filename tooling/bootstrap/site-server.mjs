import path from 'node:path';
import { portTaken } from './ports.mjs';
import { start } from './processes.mjs';
import { bin } from './root.mjs';
import { UserError } from './say.mjs';
import { appFolder } from './sites.mjs';

/**
 * Serves a brand's site: its production build, or with `dev` its sources with hot reload. `games`: the origin of the
 * venues whose games it frames.
 */
export async function startSite(brand, { host, port, apiUrl, games, dev }) {
  return dev ? startSources(brand, host, port, apiUrl, games) : startBuild(brand, host, port, apiUrl, games);
}

async function startBuild(brand, host, port, apiBase, games) {
  // Only importable once the dependencies are installed, which npm start does first.
  const { isBehindProxy, serveApp } = await import('@lobby/vite-preset/serve');
  const behindProxy = isBehindProxy(process.env);
  try {
    const dir = path.join(appFolder(brand), 'dist');
    return await serveApp({ dir, host, port, apiBase, frames: [games], behindProxy });
  } catch (error) {
    throw error.code === 'EADDRINUSE' ? await portTaken(`the site of ${brand.name}`, port) : error;
  }
}

async function startSources(brand, host, port, apiUrl, games) {
  const folder = appFolder(brand);
  let listening;
  const ready = new Promise(resolve => {
    listening = resolve;
  });
  const site = start(bin('vite', folder), ['--host', host, '--port', String(port), '--strictPort'], {
    cwd: folder,
    env: { LOBBY_API_BASE: apiUrl, LOBBY_FRAME_ORIGINS: games },
    onLine: text => /(Local|Network)\S*:/.test(text) && listening(),
  });
  await Promise.race([ready, site.exited.then(failed)]);
  return site;

  async function failed({ output }) {
    if (/is already in use/.test(output)) throw await portTaken(`the site of ${brand.name}`, port);
    throw new UserError(
      `The site of ${brand.name} did not start.`,
      output.split('\n').slice(-8).join('\n  '),
    );
  }
}
