import { createHash } from 'node:crypto';
import type { Brand } from '@lobby/brand-kit';

/**
 * What a page of this brand may load and reach. Scripts: our files and the inline ones named by hash. Styles:
 * our files only, and GeeTest's where the brand has chosen it (React sets style properties through the CSSOM, which needs no permission).
 */
export function contentSecurityPolicy(
  brand: Brand,
  apiBase: string,
  inlineScripts: readonly string[],
): string {
  const hashes = inlineScripts.map(code => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const sockets = brand.chat.baseUrl;
  const captcha = captchaOrigins(brand);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...captcha],
    'style-src': ["'self'", ...captcha],
    'img-src': ["'self'", 'data:', apiBase, ...captcha],
    'font-src': ["'self'"],
    'connect-src': ["'self'", apiBase, sockets, ...captcha],
    'frame-src': brand.allowedFrameOrigins.length > 0 ? brand.allowedFrameOrigins : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

function captchaOrigins({ captcha }: Brand): readonly string[] {
  return captcha.kind === 'geetest' ? [captcha.scriptOrigin, ...captcha.otherOrigins] : [];
}
