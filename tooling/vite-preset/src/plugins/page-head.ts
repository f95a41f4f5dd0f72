import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { BuiltBrand } from '../brand-of.ts';
import { contentSecurityPolicy, socketOrigin } from '../csp.ts';
import { firstPaintScript } from '../first-paint.ts';
import { faviconAddress } from './favicon.ts';

/**
 * Writes the parts of a page that depend on the brand: language, shape, title, description, the platform's address, the base
 * URL of calls (empty = the page's own origin), the script that runs before the first paint, and (in builds) the
 * content security policy.
 */
export function pageHead(built: BuiltBrand, platform: string): Plugin {
  const { brand } = built;
  const locale = brand.defaultLocale;
  const script = firstPaintScript(brand);
  let building = false;

  return {
    name: 'lobby:page-head',
    configResolved(config) {
      building = config.command === 'build';
    },
    transformIndexHtml(html) {
      const meta = (attributes: Record<string, string>): HtmlTagDescriptor => ({
        tag: 'meta',
        attrs: attributes,
        injectTo: 'head-prepend',
      });
      const policy = contentSecurityPolicy(brand, platform, [script]);
      const lang = locale === 'zh-TW' ? 'zh-Hant-TW' : 'zh-Hans-CN';
      const attributes = `lang="${lang}" data-brand="${brand.code}" data-edition="${brand.defaultEdition}" data-shape="${brand.look.shape}"`;
      return {
        html: html.replace(/<html[^>]*>/, `<html ${attributes}>`),
        tags: [
          meta({ charset: 'utf-8' }),
          ...(building ? [meta({ 'http-equiv': 'Content-Security-Policy', content: policy })] : []),
          meta({ name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
          // Figures of prices, orders and clocks are no phone numbers to be linked.
          meta({ name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
          { tag: 'script', children: script, injectTo: 'head-prepend' },
          { tag: 'title', children: brand.words.name[locale], injectTo: 'head-prepend' },
          meta({ name: 'description', content: built.description[locale] }),
          meta({ name: 'lobby-api-base', content: brand.api.direct ? platform : '' }),
          meta({ name: 'lobby-platform', content: platform }),
          meta({ name: 'lobby-socket', content: socketOrigin(brand, platform) }),
          meta({ name: 'lobby-frames', content: brand.allowedFrameOrigins.join(' ') }),
          meta({ name: 'color-scheme', content: 'light dark' }),
          {
            tag: 'link',
            attrs: { rel: 'icon', href: faviconAddress(built), type: 'image/svg+xml' },
            injectTo: 'head',
          },
          {
            tag: 'link',
            attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
            injectTo: 'head',
          },
          // A manifest that is fetched with the page costs its first paint a fifth: `start-worker` names it at rest.
          { tag: 'link', attrs: { rel: 'late-manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
        ],
      };
    },
  };
}
