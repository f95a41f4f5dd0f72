/**
 * The address, if a link of this brand may lead there: https (or the page's own origin), and an origin the
 * brand has named. Anything else, "javascript:" and user-info tricks included, is undefined.
 */
export function allowedLink(
  address: string,
  brand: { readonly allowedLinkOrigins: readonly string[] },
  ownOrigin: string,
): string | undefined {
  let url: URL;
  try {
    url = new URL(address, ownOrigin);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === ownOrigin) return url.href;
  return brand.allowedLinkOrigins.includes(url.origin) ? url.href : undefined;
}
