import { createHash } from 'node:crypto';
import type { Brand } from '@lobby/brand-kit';

/**
 * What a page of this brand may load and reach. Scripts: our files and the inline ones named by hash. Styles:
 * our files only (React sets style properties through the CSSOM, which needs no permission).
 */
export function contentSecurityPolicy(
  brand: Brand,
  apiBase: string,
  inlineScripts: readonly string[],
): string {
  const hashes = inlineScripts.map(code => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const sockets = brand.chat.baseUrl;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', apiBase],
    'font-src': ["'self'"],
    'connect-src': ["'self'", apiBase, sockets],
    'frame-src': brand.allowedFrameOrigins.length > 0 ? brand.allowedFrameOrigins : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
