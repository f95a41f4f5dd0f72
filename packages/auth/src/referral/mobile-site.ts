import { allowedLink } from '@lobby/brand-kit/allowed-link';
import { readReferral } from './referral.ts';

/**
 * The address of the mobile site with this visitor's referral codes. Undefined when there is none, when it is this
 * site, or when this brand does not use it.
 * @param h5DomainUrl from preInfo; empty when there is no mobile site.
 */
export function mobileSiteLink(
  h5DomainUrl: string,
  brand: { readonly allowedLinkOrigins: readonly string[] },
  ownOrigin: string,
): string | undefined {
  if (h5DomainUrl === '') return undefined;
  const href = allowedLink(h5DomainUrl, brand, ownOrigin);
  if (href === undefined) return undefined;
  const url = new URL(href);
  if (url.origin === ownOrigin) return undefined;
  const { rCode, iCode } = readReferral();
  if (iCode !== '') url.searchParams.set('icode', iCode);
  if (rCode !== '') url.searchParams.set('rcode', rCode);
  return url.href;
}

/** Where to send this browser: the mobile site for a phone's, nowhere for any other. */
export function mobileRedirect(
  userAgent: string,
  ...site: Parameters<typeof mobileSiteLink>
): string | undefined {
  return isMobileAgent(userAgent) ? mobileSiteLink(...site) : undefined;
}

/** Whether the user agent is a phone's. Tablets keep the full site. */
export function isMobileAgent(userAgent: string): boolean {
  return /iPhone|iPod|Android.*Mobile|Windows Phone|BlackBerry|Harmony.*Mobile|Opera Mini/i.test(userAgent);
}
