/**
 * The time limits of a server for `createServer`, ms. A request of ours is a few hundred bytes and arrives in one piece
 * even on a slow phone, so a slower one is not a real request.
 *
 * @type {import('node:http').ServerOptions}
 */
export const doorPatience = {
  headersTimeout: 4_000,
  requestTimeout: 8_000,
  // Node's interval of checking these limits, by default half a minute.
  connectionsCheckingInterval: 500,
};
