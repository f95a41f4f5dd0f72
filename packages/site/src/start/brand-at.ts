import type { Brand } from '@lobby/brand-kit';

/** The platform addresses in a page's head, which may differ from those built in. */
export interface ServedWith {
  /** Where calls go; empty = to the page's own origin. */
  readonly apiBase: string;
  /** Where the platform's own pages are. */
  readonly platform: string;
}

/** The addresses written into the page's head by its server; undefined when there are none. */
export function servedWith(page: Document): ServedWith | undefined {
  const contentOf = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const platform = contentOf('lobby-platform');
  return platform ? { apiBase: contentOf('lobby-api-base') ?? '', platform } : undefined;
}

/**
 * The brand as served: calls go where the page says, and links may lead to the page's platform where the brand allowed
 * the built-in one. Without addresses in the page nothing changes.
 */
export function brandAt(brand: Brand, served: ServedWith | undefined): Brand {
  if (!served) return brand;
  const built = new URL(brand.api.baseUrl).origin;
  const platform = new URL(served.platform).origin;
  return {
    ...brand,
    api: { ...brand.api, baseUrl: served.apiBase },
    allowedLinkOrigins: brand.allowedLinkOrigins.map(origin => (origin === built ? platform : origin)),
  };
}
