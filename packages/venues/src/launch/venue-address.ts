/** Letters of an address and nothing that a browser reads in another way than a person: no blank, backslash or sign beyond ASCII. */
const plain = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][!-[\]-~]*)?$/;

/** Where the page of the site is. */
export interface OwnPlace {
  readonly origin: string;
  readonly protocol: string;
}

/**
 * The address of a game, if it may be shown: of an origin that the brand has named, not our own, over https; plain http
 * only to a page that came over it itself (docs/security.md#games-in-frames).
 */
export function venueAddress(
  address: string,
  allowedOrigins: readonly string[],
  own: OwnPlace,
): URL | undefined {
  if (!plain.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  // Whatever was normalised away, as a host of digits alone, was written in another way than it is read.
  if (!isBelow(url.origin, address)) return undefined;
  const isSafe = url.protocol === 'https:' || own.protocol === 'http:';
  if (!isSafe || url.origin === own.origin) return undefined;
  return allowedOrigins.includes(url.origin) ? url : undefined;
}

function isBelow(origin: string, address: string): boolean {
  return address === origin || ['/', '?', '#'].some(mark => address.startsWith(origin + mark));
}
