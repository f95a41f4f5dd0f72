/// <reference lib="webworker" />

/**
 * The service worker of a site. It keeps files of `/assets/`, whose names change with their content, and answers them
 * without the network. Pages, calls and everything else go past it, so it can never show something old. It reloads
 * nothing.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

const keptFiles = 'lobby-assets-1';
/** About three releases: the oldest leave when a new worker begins. */
const most = 800;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', event => event.waitUntil(begin()));
worker.addEventListener('fetch', event => {
  const { method, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  const isFile = origin === worker.location.origin && pathname.startsWith('/assets/');
  if (isFile && method === 'GET' && !headers.has('range')) event.respondWith(answer(event));
});

/** Whatever an older worker kept goes, pages among it. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== keptFiles).map(name => caches.delete(name)));
  const cache = await caches.open(keptFiles);
  const files = await cache.keys();
  await Promise.all(files.slice(0, -most).map(file => cache.delete(file)));
  await worker.clients.claim();
}

/** @param {FetchEvent} event */
async function answer(event) {
  // Nothing may be kept in a private window, or when the disk is full: the file comes all the same.
  const cache = await caches.open(keptFiles).catch(() => undefined);
  const kept = await cache?.match(event.request.url, { ignoreVary: true }).catch(() => undefined);
  if (kept) return kept;
  const fetched = await fetch(event.request);
  if (cache && isFileOfRelease(fetched))
    event.waitUntil(cache.put(event.request.url, fetched.clone()).catch(() => {}));
  return fetched;
}

/** A page in place of a file, as a proxy may answer it, would be kept for good. @param {Response} fetched */
function isFileOfRelease(fetched) {
  const type = fetched.headers.get('content-type') ?? '';
  return fetched.status === 200 && fetched.type === 'basic' && !fetched.redirected && !/html/i.test(type);
}
