import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { BuiltBrand } from '../brand-of.ts';
import { drawnSvg, placed, png } from '../found/drawn-picture.ts';
import { type RootFile, rootFiles } from './root-files.ts';

const side = 512;

/** What lets a browser install the site: its manifest, its icons, drawn from the logo, and the service worker. */
export function installable(built: BuiltBrand): Plugin {
  return rootFiles('lobby:installable', async () => {
    const worker = readFileSync(new URL('../worker/sw.js', import.meta.url), 'utf8');
    return {
      'sw.js': { type: 'text/javascript; charset=utf-8', body: worker },
      'manifest.webmanifest': {
        type: 'application/manifest+json; charset=utf-8',
        body: JSON.stringify(manifestOf(built)),
      },
      ...(await icons(built)),
    };
  });
}

/** The manifest, in the brand's default language. */
export function manifestOf({ brand, description }: Pick<BuiltBrand, 'brand' | 'description'>) {
  const locale = brand.defaultLocale;
  const name = brand.words.name[locale];
  return {
    id: '/',
    name,
    short_name: name,
    description: description[locale],
    lang: locale === 'zh-TW' ? 'zh-Hant-TW' : 'zh-Hans-CN',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** The logo alone, and on its ground with room around it: systems cut that one to their own shape. */
async function icons(built: BuiltBrand): Promise<Record<string, RootFile>> {
  const logo = drawnSvg(built, built.brand.art.Logo);
  const ground = built.values['color-hero-1'];
  const inset = side * 0.17;
  const onGround =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<path d="M0 0h${side}v${side}H0z" fill="${ground}"/>` +
    `${placed(logo, inset, inset, side - 2 * inset, side - 2 * inset)}</svg>`;
  const file = async (svg: string, width: number): Promise<RootFile> => ({
    type: 'image/png',
    body: await png(svg, width),
  });
  return {
    'icon-192.png': await file(logo, 192),
    'icon-512.png': await file(logo, 512),
    'icon-maskable.png': await file(onGround, 512),
    'apple-touch-icon.png': await file(onGround, 180),
  };
}
