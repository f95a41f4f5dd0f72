import { createHash } from 'node:crypto';
import type { Brand } from '@lobby/brand-kit';

/**
 * The content security policy of a brand's page: our scripts and the inline ones by hash, our styles, and GeeTest's
 * where the brand uses it. React sets styles through the CSSOM, which needs no permission. The platform's origin is
 * listed when called directly.
 */
export function contentSecurityPolicy(
  brand: Brand,
  platform: string,
  inlineScripts: readonly string[],
): string {
  const hashes = inlineScripts.map(code => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const called = brand.api.direct ? [platform] : [];
  const sockets = [socketOrigin(brand, platform)].filter(Boolean);
  const captcha = captchaOrigins(brand);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...captcha],
    'style-src': ["'self'", ...captcha],
    'img-src': ["'self'", 'data:', ...called, ...captcha],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...called, ...sockets, ...captcha],
    'frame-src': brand.allowedFrameOrigins.length > 0 ? brand.allowedFrameOrigins : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...trustedTypes(brand),
  })
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/**
 * Text becomes HTML by the policy of the one sanitiser alone, never a script or its address; the bar of progress and
 * the address of the service worker are fixed texts. Not where GeeTest is used: what it loads draws itself from texts.
 */
function trustedTypes({ captcha }: Brand): Readonly<Record<string, readonly string[]>> {
  if (captcha.kind === 'geetest') return {};
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'progress-bar', 'service-worker'],
  };
}

function captchaOrigins({ captcha }: Brand): readonly string[] {
  return captcha.kind === 'geetest' ? [captcha.scriptOrigin, ...captcha.otherOrigins] : [];
}

/**
 * The origin of the chat's socket as pages are told it; '' = their own, whose server passes sockets on. A chat at the
 * brand's platform goes where the platform goes.
 */
export function socketOrigin({ api, chat }: Brand, platform: string): string {
  if (![api.baseUrl, platform].map(asSocket).includes(chat.baseUrl)) return chat.baseUrl;
  return api.direct ? asSocket(platform) : '';
}

const asSocket = (origin = ''): string => origin.replace(/^http/, 'ws');
