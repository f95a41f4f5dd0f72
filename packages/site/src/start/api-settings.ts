import type { ApiSettings } from '@lobby/api-client/endpoints';
import type { Brand } from '@lobby/brand-kit';

/** How this brand reaches its platform. The page may name another API base in `<meta name="lobby-api-base">`. */
export function apiSettings(brand: Brand, page: Document): ApiSettings {
  const { baseUrl, keyId, key, encryption } = brand.api;
  const named = page.querySelector<HTMLMetaElement>('meta[name="lobby-api-base"]')?.content;
  return { baseUrl: named || baseUrl, siteId: brand.siteId, keyId, key, encryption };
}
