import { keepInstallOffer } from '@lobby/feature/install-offer';

const address = '/sw.js';

// The security policy of the page permits this policy by its name; it makes nothing but the address.
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(text: string): unknown };
}

let isStarted = false;

/**
 * Registers the service worker and listens for the browser's offer to install, once. A new worker takes over by itself
 * and changes nothing on the page: it is never reloaded for it. Pages without a manifest, as stories, have none.
 */
export function startWorker(): void {
  if (isStarted || !document.querySelector('link[rel=manifest]')) return;
  isStarted = true;
  keepInstallOffer();
  const { serviceWorker } = navigator;
  // Not in a private window of every browser, and never on a page without TLS.
  if (!serviceWorker) return;
  const { trustedTypes } = window as Window & { readonly trustedTypes?: Policies };
  const trusted = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  // Safe: it is only given to `register`. The cache of the browser is never asked for it.
  const url = (trusted?.createScriptURL('') ?? address) as string;
  void serviceWorker.register(url, { updateViaCache: 'none' }).catch(() => {});
}
