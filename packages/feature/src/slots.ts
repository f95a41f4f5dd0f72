import { createContext, use } from 'react';
import type { Slots } from './define-feature.ts';

const Filled = createContext<Slots>({});

/** Provides the slots that the features of a site fill. */
export const SlotsProvider = Filled;

/** What fills the slots on this site: for the shell, and for a feature that leads to a part of another. */
export function useSlots(): Slots {
  return use(Filled);
}
