/// <reference lib="webworker" />

/** Answered in place of the worker where a site is to have none: takes whichever is there away, with all it kept. */
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', event => event.waitUntil(leave()));

async function leave() {
  await Promise.all((await caches.keys()).map(name => caches.delete(name)));
  await scope.registration.unregister();
}
