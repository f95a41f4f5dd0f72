import { createListenerMiddleware } from '@reduxjs/toolkit';

/** The listener middleware of one site: where typed actions meet what follows from them. */
export function createListening() {
  return createListenerMiddleware();
}

export type SiteListening = ReturnType<typeof createListening>;
export type StartSiteListening = SiteListening['startListening'];
