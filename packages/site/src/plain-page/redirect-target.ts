/** Where a redirect leads: a page of this site, or an address elsewhere that the brand allows. */
export type RedirectTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'away'; readonly url: string };

/**
 * Reads the parameter of `/redirect/:path`. Undefined = refused: another scheme than http(s), an origin that
 * is not on the list, or text that only looks like a path (`//host`, `/\host`).
 */
export function redirectTarget(text: string, allowedOrigins: readonly string[]): RedirectTarget | undefined {
  const target = text.trim();
  if (/^https?:\/\//i.test(target)) {
    if (!URL.canParse(target)) return undefined;
    const url = new URL(target);
    const named = url.username !== '' || url.password !== '';
    return !named && allowedOrigins.includes(url.origin) ? { kind: 'away', url: url.href } : undefined;
  }
  const path = target.startsWith('/') ? target : `/${target}`;
  if (/^\/[\\/]/.test(path) || /[\s\\]/.test(path) || /^\/?[a-z][a-z0-9+.-]*:/i.test(target))
    return undefined;
  return { kind: 'inside', path };
}
