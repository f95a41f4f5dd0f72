/**
 * The paths under a site that are the platform's: its services, the stream, encrypted paths. Everything else is a
 * page or a file of the site; `/game/sport/crty` is a page, `/game/api/…` is not.
 */
export const platformPaths = ['/site/api/', '/fd/api/', '/game/api/', '/act/api/', '/stream/', '/e/'];

/**
 * Whether a request belongs to the platform.
 * @param {string | undefined} url as Node gives it: path and query.
 */
export function isPlatformPath(url) {
  return platformPaths.some(prefix => url?.startsWith(prefix));
}
