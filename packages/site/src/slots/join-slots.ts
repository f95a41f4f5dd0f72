import type { Feature, Slots } from '@lobby/feature';

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
