import type { Brand } from '@lobby/brand-kit';

/** What a page says about the platform it is served with, which may be another than the one built in. */
export interface ServedWith {
  /** Where calls go; empty = to the page's own origin. */
  readonly apiBase: string;
  /** Where the platform's own pages are. */
  readonly platform: string;
}

/** What the page's server wrote into its head; undefined when it says nothing. */
export function servedWith(page: Document): ServedWith | undefined {
  const told = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const platform = told('lobby-platform');
  return platform ? { apiBase: told('lobby-api-base') ?? '', platform } : undefined;
}

/**
 * The brand as it is served: calls go where the page says, and whatever the brand allows of the built-in platform's
 * origin is allowed of the named one instead. Nothing named is nothing changed.
 */
export function brandAt(brand: Brand, served: ServedWith | undefined): Brand {
  if (!served) return brand;
  const built = new URL(brand.api.baseUrl).origin;
  const platform = new URL(served.platform).origin;
  const moved = (origins: readonly string[]) => origins.map(origin => (origin === built ? platform : origin));
  return {
    ...brand,
    api: { ...brand.api, baseUrl: served.apiBase },
    allowedFrameOrigins: moved(brand.allowedFrameOrigins),
    allowedLinkOrigins: moved(brand.allowedLinkOrigins),
  };
}
