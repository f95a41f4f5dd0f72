/**
 * The paths under a site that are the platform's: its services, the stream, encrypted paths. Everything else is a
 * page or a file of the site; `/game/sport/crty` is a page, `/game/api/…` is not.
 */
export const platformPaths = ['/site/api/', '/fd/api/', '/game/api/', '/act/api/', '/stream/', '/e/'];

/**
 * Whether a request belongs to the platform: as it is written, and as the platform will read it. `/site/api/../../docs`
 * begins like a call and is none.
 * @param {string | undefined} url as Node gives it: path and query.
 */
export function isPlatformPath(url = '') {
  const read = `http://site${url}`;
  if (!URL.canParse(read)) return false;
  const { pathname } = new URL(read);
  return platformPaths.some(prefix => url.startsWith(prefix) && pathname.startsWith(prefix));
}
