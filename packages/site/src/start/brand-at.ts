import type { Brand } from '@lobby/brand-kit';

/** The API base a page names in `<meta name="lobby-api-base">`, which may be another than the one built in. */
export function apiBaseOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="lobby-api-base"]')?.content;
}

/**
 * The brand with its platform elsewhere: whatever it allows of the built-in platform's origin is allowed of the
 * named one instead. Nothing named is nothing changed.
 */
export function brandAt(brand: Brand, named: string | undefined): Brand {
  if (!named || named === brand.api.baseUrl) return brand;
  const built = new URL(brand.api.baseUrl).origin;
  const served = new URL(named).origin;
  const moved = (origins: readonly string[]) => origins.map(origin => (origin === built ? served : origin));
  return {
    ...brand,
    api: { ...brand.api, baseUrl: named },
    allowedFrameOrigins: moved(brand.allowedFrameOrigins),
    allowedLinkOrigins: moved(brand.allowedLinkOrigins),
  };
}
