import { nowhere, type Place, type PlaceHeaders } from '@lobby/platform-kernel/calls/place';
import { isTrustedProxy, type ProxyTrust } from './caller-address.ts';

const longestCity = 40;
// Letters, marks, digits and the punctuation of city names.
const cityName = /^[\p{L}\p{M}\p{N} .,'’()-]+$/u;

/**
 * Reads a caller's location from the headers an operator configures, of a trusted proxy only. There is no address
 * database here: locations require a proxy that knows them and overwrites these headers of the caller.
 */
export function callerPlace(
  socketAddress: string | undefined,
  header: (name: string) => string,
  { placeHeaders, ...trust }: ProxyTrust & { readonly placeHeaders: PlaceHeaders },
): Place {
  if (!isTrustedProxy(socketAddress, trust)) return nowhere;
  const of = (name: string) => (name === '' ? '' : header(name.toLowerCase()).trim());
  const country = of(placeHeaders.country).toUpperCase();
  // Node decodes header bytes as Latin-1; city names are UTF-8.
  const city = Buffer.from(of(placeHeaders.city), 'latin1').toString('utf8');
  return {
    // XX and T1 are Cloudflare's codes for "unknown" and Tor.
    country: /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : '',
    city: city.length <= longestCity && cityName.test(city) ? city : '',
  };
}
