import { exampleBrand } from '@lobby/brand-kit/testing';
import { describe, expect, it } from 'vitest';
import { descriptionOf, emptyPage, withWords } from './page-words.ts';
import { robotsTxt, sitemapXml } from './robots.ts';

const built = { brand: exampleBrand, description: { 'zh-CN': '示例 "说明"', 'zh-TW': '範例說明' } };
const { host } = exampleBrand.api;
const page = {
  path: '/venture',
  canonical: '/agent',
  title: '合营 · 示例',
  markup:
    '<header><p>页头的一句话。</p></header><main id="x"><p>短。</p><p>想代理<b>&amp;推广</b>本站，联系客服。</p></main>',
};
const empty =
  '<head>\n<title>示例</title>\n<meta name="description" content="旧"></head><body><div id="root"></div></body>';

describe('the head of a drawn page', () => {
  const html = withWords(empty, built, page);

  it('has the title of the page, and as its description what the page says first', () => {
    expect(html).toContain('<title>合营 · 示例</title>');
    expect(html).toContain('<meta name="description" content="合营：想代理&amp;推广本站，联系客服。">');
  });

  it('names the one address that is to be kept, at the address of the brand', () => {
    expect(html).toContain(`<link rel="canonical" href="${host}/agent">`);
    expect(html).toContain(`<meta property="og:url" content="${host}/agent">`);
    expect(html).toContain(`<meta property="og:image" content="${host}/preview.png">`);
    expect(html).not.toContain('/venture');
  });

  it('says whose the site is in facts that end no element', () => {
    const hostile = { ...page, title: '</script><b>' };
    const [, facts = ''] =
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(withWords(empty, built, hostile)) ??
      [];
    const graph: { '@type': string; name: string }[] = JSON.parse(facts)['@graph'];
    expect(graph.map(each => each['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
    expect(graph[2]?.name).toBe('</script><b>');
  });
});

describe('a description', () => {
  it('of the home page is that of the brand', () => {
    expect(descriptionOf(built, { ...page, canonical: '/home' })).toBe('示例 "说明"');
  });

  it('of a page without a whole sentence adds that of the brand', () => {
    expect(descriptionOf(built, { ...page, markup: '<main><p>加载中</p></main>' })).toBe('合营。示例 "说明"');
  });

  it('is cut where engines would', () => {
    const markup = `<main><p>${'很长'.repeat(200)}。</p></main>`;
    expect(descriptionOf(built, { ...page, markup })).toHaveLength(150);
  });
});

it('the empty page, which an address without a page has too, is not kept, and speaks to whoever runs no script', () => {
  const html = emptyPage(empty, built);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(
    /<noscript><h1>示例<\/h1><p>示例 &quot;说明&quot;<\/p><p>.*JavaScript.*<\/p><\/noscript>/,
  );
});

it('the list of pages has each address that is to be kept once, and robots are led to it', () => {
  const pages = [{ canonical: '/home' }, { canonical: '/agent' }, { canonical: '/agent' }];
  const list = sitemapXml('https://www.example.com', pages);
  expect(Array.from(list.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual([
    'https://www.example.com/home',
    'https://www.example.com/agent',
  ]);
  const robots = robotsTxt('https://www.example.com');
  expect(robots).toContain('Sitemap: https://www.example.com/sitemap.xml');
  expect(robots).toContain('Disallow: /mine\n');
});
