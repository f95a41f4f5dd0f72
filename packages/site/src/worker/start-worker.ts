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
 * Listens for the browser's offer to install, names the manifest, which is not fetched before, and registers the service
 * worker, once. A new worker takes over by itself: the page is never reloaded for it. Pages without a manifest, as
 * stories, have none.
 */
export function startWorker(): void {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=late-manifest]');
  if (isStarted || !manifest) return;
  isStarted = true;
  keepInstallOffer();
  manifest.rel = 'manifest';
  const { serviceWorker } = navigator;
  // Not in a private window of every browser, and never on a page without TLS.
  if (!serviceWorker) return;
  const { trustedTypes } = window as Window & { readonly trustedTypes?: Policies };
  const trusted = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  // Safe: it is only given to `register`. The cache of the browser is never asked for it.
  const url = (trusted?.createScriptURL('') ?? address) as string;
  void serviceWorker.register(url, { updateViaCache: 'none' }).catch(() => {});
}
