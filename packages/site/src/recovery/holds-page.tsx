import { createContext, use } from 'react';

const HoldsPage = createContext<() => boolean>(() => false);

/** Gives the tree the features' answer to: could a reload lose track of money now? */
export const HoldsPageProvider = HoldsPage;

/** True while a bet is on its way. */
export function useHoldsPage(): () => boolean {
  return use(HoldsPage);
}
