import type { ApiSettings } from '@lobby/api';
import type { Brand } from '@lobby/brand-kit';

/** How this brand reaches its platform. */
export function apiSettings({ api, siteId }: Brand): ApiSettings {
  const { baseUrl, keyId, key, signature, encryption } = api;
  return { baseUrl, siteId, keyId, key, signature, encryption };
}
