import { createContext, use } from 'react';

const MoneyInFlight = createContext<() => boolean>(() => false);

/** Gives the tree the features' answer to: could a reload lose track of money now? */
export const MoneyInFlightProvider = MoneyInFlight;

/** True while a bet is on its way. */
export function useHasMoneyInFlight(): () => boolean {
  return use(MoneyInFlight);
}
