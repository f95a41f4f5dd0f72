import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { compress } from './compress.js';
import { readPages } from './pages.js';

const noWorker = new URL('./no-sw.js', import.meta.url);

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * Serves the pages and files of a build. `platform` is the address calls are forwarded to; undefined when the page
 * calls the platform directly. `worker` false, or a build without one: a worker that was there takes itself away.
 *
 * @param {{dir: string, worker?: boolean | undefined} & import('./pages.js').Place} options
 * @returns {Promise<{
 *   answer: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void,
 *   platform: string | undefined,
 * }>}
 */
export async function createAnswerer({ dir, worker, ...place }) {
  const root = resolve(dir);
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`${root} holds no index.html; build the app first (npm run build).`);
  const pages = await readPages(root, place);

  return {
    platform: pages.platform,
    answer(request, response) {
      answer(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
        response.end();
      });
    },
  };

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    for (const [name, value] of Object.entries(pages.headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' });
      response.end();
      return;
    }
    const path = pathOf(request.url);
    const isOff = path === '/sw.js' && worker === false;
    const file = path === undefined || isOff ? undefined : await fileAt(path);
    if (file) {
      const hashed = file.startsWith(join(root, 'assets') + sep);
      const cache = hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      await send(request, response, 200, file, () => readFile(file), cache);
      return;
    }
    if (path === '/sw.js') {
      await send(request, response, 200, 'no-sw.js', () => readFile(noWorker), 'no-cache');
      return;
    }
    if (path === undefined || isFile(path)) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end('not found');
      return;
    }
    const page = pages.pageFor(path);
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    await send(request, response, 200, `${page.name}.html`, async () => page.html, 'no-cache');
  }

  /** @param {string} path */
  async function fileAt(path) {
    if (path === '/' || path.endsWith('.html')) return undefined;
    const file = join(root, path);
    if (!file.startsWith(root + sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() ? file : undefined;
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {number} status
   * @param {string} name
   * @param {() => Promise<Buffer>} read
   * @param {string} cacheControl
   */
  async function send(request, response, status, name, read, cacheControl) {
    const type = types[extname(name)] ?? 'application/octet-stream';
    const { body, encoding, etag } = await compress(name, type, request.headers['accept-encoding'], read);
    response.setHeader('content-type', type);
    response.setHeader('cache-control', cacheControl);
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304);
      response.end();
      return;
    }
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(status, { 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/**
 * Whether a path is a file of the build: one in `assets/`, or one with an extension at the root. A missing file must
 * be a 404, so that the site can detect a missing chunk. Any deeper path is a route.
 * @param {string} path
 */
function isFile(path) {
  return /^\/assets(\/|$)/.test(path) || (path.lastIndexOf('/') === 0 && extname(path) !== '');
}

/**
 * The decoded path of a request, or undefined when it is not a valid path.
 * @param {string | undefined} url
 */
function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
