import type { Brand } from '@lobby/brand-kit';
import type { Feature, Slots } from '@lobby/feature';
import { joinSlots } from './slots/join-slots.ts';

/** A brand and what it offers: all that an app is. */
export interface Site {
  readonly brand: Brand;
  readonly features: readonly Feature[];
  readonly slots: Slots;
}

/**
 * Composes a site. Nothing runs until `startSite` (browser) or `drawPage` (build) is given it.
 * @throws Error when two features fill the same place of the shell.
 */
export function createSite(brand: Brand, features: readonly Feature[]): Site {
  return { brand, features, slots: joinSlots(features) };
}
