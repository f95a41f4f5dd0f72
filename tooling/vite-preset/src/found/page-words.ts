import type { BuiltBrand } from '../brand-of.ts';

/** What search engines and previews of links are told of one page. */
export interface PageWords {
  readonly path: string;
  /** The path of the same page that search engines keep. */
  readonly canonical: string;
  readonly title: string;
  /** What was drawn, as HTML. */
  readonly markup: string;
}

type Told = Pick<BuiltBrand, 'brand' | 'description'>;

/** How long a description may be: engines cut what is longer. */
const most = 150;

/** Writes title, description, canonical address, preview and facts of a page into its head. */
export function withWords(html: string, built: Told, page: PageWords): string {
  const { brand } = built;
  const locale = brand.defaultLocale;
  const description = descriptionOf(built, page);
  const address = brand.api.host + page.canonical;
  const tags = [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': brand.words.name[locale],
      'og:locale': locale.replace('-', '_'),
      'og:title': page.title,
      'og:description': description,
      'og:url': address,
      'og:image': `${brand.api.host}/preview.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
    }).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${factsOf(built, page, description)}</script>`,
  ];
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_all, before) => before + escaped(description))
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

/** What the page says first, in a whole sentence; of the home page what the brand says of itself. */
export function descriptionOf({ brand, description }: Told, { canonical, title, markup }: PageWords): string {
  const own = description[brand.defaultLocale];
  if (canonical === '/home') return own;
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(markup) ?? [];
  const said = Array.from(main.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g), ([, text = '']) => plain(text));
  const first = said.find(text => text.length >= 8 && text.endsWith('。'));
  const [page = ''] = title.split(' · ');
  return first ? `${page}：${first}`.slice(0, most) : `${page}。${own}`.slice(0, most);
}

/** Whose the site is and what the page is, as JSON-LD: nothing that the page itself does not say. */
function factsOf({ brand, description }: Told, page: PageWords, pageDescription: string): string {
  const { host } = brand.api;
  const locale = brand.defaultLocale;
  const name = brand.words.name[locale];
  const language = locale === 'zh-TW' ? 'zh-Hant-TW' : 'zh-Hans-CN';
  const site = { '@id': `${host}/#site` };
  const publisher = { '@id': `${host}/#organization` };
  const graph = [
    { '@type': 'Organization', ...publisher, name, url: host, logo: `${host}/icon-512.png` },
    {
      ...{ '@type': 'WebSite', ...site, name, url: host, publisher },
      ...{ description: description[locale], inLanguage: language },
    },
    {
      ...{ '@type': 'WebPage', '@id': host + page.canonical, url: host + page.canonical, isPartOf: site },
      ...{ name: page.title, description: pageDescription, inLanguage: language },
    },
  ];
  // No text can end the element that it stands in.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/**
 * The empty page, which every other address has: not to be kept, since an address without a page has it too, with what
 * the brand says of itself for whoever runs no script.
 */
export function emptyPage(html: string, { brand, description }: Told): string {
  const locale = brand.defaultLocale;
  const say = {
    'zh-CN': '本站需要浏览器启用 JavaScript。',
    'zh-TW': '本站需要瀏覽器啟用 JavaScript。',
  }[locale];
  const words = [`<h1>${escaped(brand.words.name[locale])}</h1>`, `<p>${escaped(description[locale])}</p>`];
  return html
    .replace('</head>', '  <meta name="robots" content="noindex">\n  </head>')
    .replace('</body>', () => `  <noscript>${words.join('')}<p>${say}</p></noscript>\n  </body>`);
}

/** The text of drawn HTML. */
function plain(markup: string): string {
  return markup
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
