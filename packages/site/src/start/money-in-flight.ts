import type { Site } from '../site.ts';

/** Whether any feature of the site has money under way that a reload could lose sight of. */
export function moneyInFlight(site: Site): () => boolean {
  return () => site.features.some(feature => feature.hasMoneyInFlight?.() ?? false);
}
