import type { Brand } from '@lobby/brand-kit';
import type { SiteFeature } from './feature.ts';

/** A brand and what it offers: all that an app is. */
export interface Site {
  readonly brand: Brand;
  readonly features: readonly SiteFeature[];
}

/** Composes a site. Nothing runs until `startSite` (browser) or `drawPage` (build) is given it. */
export function createSite(brand: Brand, features: readonly SiteFeature[]): Site {
  return { brand, features };
}
