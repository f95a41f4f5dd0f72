import type { Feature, Slots } from '@lobby/feature';
import { createContext, use } from 'react';

const Filled = createContext<Slots>({});

/** Provides the features' slots to the components that render them. */
export const SlotsProvider = Filled;

/** What fills the shell's open places on this site; a place that no feature fills stays away. */
export function useSlots(): Slots {
  return use(Filled);
}

/** The places that the features of a site fill. @throws Error when two features fill the same one. */
export function joinSlots(features: readonly Pick<Feature, 'id' | 'slots'>[]): Slots {
  const joined: Record<string, unknown> = {};
  for (const { id, slots } of features)
    for (const [slot, part] of Object.entries(slots ?? {})) {
      if (slot in joined)
        throw new Error(`"${slot}" is filled twice; leave "${id}" out, or the other feature.`);
      joined[slot] = part;
    }
  return joined;
}
