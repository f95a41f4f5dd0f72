// Kept as it is: the kind of service worker that an old release of a site leaves in browsers. It answers pages from what
// it kept, for ever, so that no newer page is ever seen; only the browser's own look at this address ends it.
const kept = 'site-pages-v1';
const page =
  '<!doctype html><html lang="zh-Hans-CN"><link rel="icon" href="data:,"><title>旧版</title><h1>旧版页面</h1><p>由旧的缓存给出。</p></html>';

self.addEventListener('install', event => {
  self.skipWaiting();
  event.waitUntil(
    caches
      .open(kept)
      .then(cache =>
        cache.put('/home', new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })),
      ),
  );
});
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', event => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/home'));
});
