import type { Feature, Slots } from '@lobby/feature';
import { createContext, use } from 'react';

const Filled = createContext<Slots>({});

/** Hands what the features fill the shell's open places with to whoever draws them. */
export const SlotsProvider = Filled;

/** What fills the shell's open places on this site; a place that no feature fills stays away. */
export function useSlots(): Slots {
  return use(Filled);
}

/** The places that the features of a site fill. @throws Error when two features fill the same one. */
export function joinSlots(features: readonly Pick<Feature, 'id' | 'slots'>[]): Slots {
  const filledBy = new Map<string, string>();
  for (const { id, slots = {} } of features)
    for (const slot of Object.keys(slots)) {
      const other = filledBy.get(slot);
      if (other !== undefined)
        throw new Error(`The features "${other}" and "${id}" both fill "${slot}"; leave one of them out.`);
      filledBy.set(slot, id);
    }
  return Object.assign({}, ...features.map(feature => feature.slots));
}
