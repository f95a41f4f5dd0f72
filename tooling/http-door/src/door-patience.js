/**
 * How long a server waits for a caller, for `createServer`; ms. A request of ours is a few hundred bytes and arrives
 * in one piece even on a slow phone, so whoever needs longer is not sending one.
 *
 * @type {import('node:http').ServerOptions}
 */
export const doorPatience = {
  headersTimeout: 4_000,
  requestTimeout: 8_000,
  // Node looks for late callers this often, by default every half minute.
  connectionsCheckingInterval: 500,
};
