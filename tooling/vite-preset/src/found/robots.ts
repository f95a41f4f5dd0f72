import type { PageWords } from './page-words.ts';

/** What nobody finds by searching: pages of members, of one bet, frames of games, and calls. */
const notFound = [
  '/mine',
  '/redirect/',
  '/bet/',
  '/dz/',
  '/pg/',
  '/site/',
  '/fd/',
  '/game/api/',
  '/act/',
  '/e/',
];

/** `robots.txt` of a site. @param host its own address */
export const robotsTxt = (host: string): string =>
  [
    'User-agent: *',
    ...notFound.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${host}/sitemap.xml`,
    '',
  ].join('\n');

/** `sitemap.xml` of a site: its pages by the one address each that is to be kept. */
export function sitemapXml(host: string, pages: readonly Pick<PageWords, 'canonical'>[]): string {
  const kept = [...new Set(pages.map(({ canonical }) => canonical))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...kept.map(path => `  <url><loc>${new URL(path, host).href.replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
