import { nowhere, type Place, type PlaceHeaders } from '../kernel/place.ts';
import { isTrustedProxy, type ProxyTrust } from './caller-address.ts';

const longestCity = 40;
// Letters, marks, digits and what stands between them in names of cities.
const cityName = /^[\p{L}\p{M}\p{N} .,'’()-]+$/u;

/**
 * Reads a caller's place from the headers of the operator's choice, of a trusted proxy only. No database of addresses
 * is asked: whoever wants places has a proxy that knows them, which must overwrite what the caller sends.
 */
export function callerPlace(
  socketAddress: string | undefined,
  header: (name: string) => string,
  { placeHeaders, ...trust }: ProxyTrust & { readonly placeHeaders: PlaceHeaders },
): Place {
  if (!isTrustedProxy(socketAddress, trust)) return nowhere;
  const of = (name: string) => (name === '' ? '' : header(name.toLowerCase()).trim());
  const country = of(placeHeaders.country).toUpperCase();
  // A header is bytes that Node reads as Latin-1; cities are written in UTF-8.
  const city = Buffer.from(of(placeHeaders.city), 'latin1').toString('utf8');
  return {
    // XX and T1 are Cloudflare's for "unknown" and Tor.
    country: /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : '',
    city: city.length <= longestCity && cityName.test(city) ? city : '',
  };
}
