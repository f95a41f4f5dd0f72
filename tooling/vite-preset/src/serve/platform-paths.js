/**
 * The paths under a site that are the platform's: its services, the stream, encrypted paths. Everything else is a
 * page or a file of the site; `/game/sport/crty` is a page, `/game/api/…` is not.
 */
export const platformPaths = ['/site/api/', '/fd/api/', '/game/api/', '/act/api/', '/stream/', '/e/'];

/**
 * Whether a request belongs to the platform: both as sent and as the platform normalises it. `/site/api/../../docs`
 * begins like a call but is not one.
 * @param {string | undefined} url as Node gives it: path and query.
 */
export function isPlatformPath(url = '') {
  const read = `http://site${url}`;
  if (!URL.canParse(read)) return false;
  const { pathname } = new URL(read);
  return platformPaths.some(prefix => url.startsWith(prefix) && pathname.startsWith(prefix));
}
