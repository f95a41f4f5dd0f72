import { networkOf as budgetOf } from '@lobby/http-door';

/** Whose budget an address spends. Made by `networkOf` alone, so that no budget is counted by a bare address. */
export type CallerNetwork = string & { readonly [madeByNetworkOf]: true };
declare const madeByNetworkOf: unique symbol;

/** The network of an address: an IPv4 address is its own; an IPv6 address belongs to its /64, which one caller owns. */
export function networkOf(address: string): CallerNetwork {
  // Safe: here is where the brand is given.
  return budgetOf(address) as CallerNetwork;
}
