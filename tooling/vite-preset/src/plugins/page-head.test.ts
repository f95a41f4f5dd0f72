import { exampleBrand } from '@lobby/brand-kit/testing';
import type { HtmlTagDescriptor } from 'vite';
import { expect, it } from 'vitest';
import { pageHead } from './page-head.ts';

function written(html: string): { html: string; tags: HtmlTagDescriptor[] } {
  const { transformIndexHtml } = pageHead(
    {
      brand: exampleBrand,
      description: exampleBrand.words.slogan,
      market: {},
      tokens: { classic: {}, pro: {} },
      values: {},
      folder: '/',
    },
    '',
  );
  // Safe: the plugin gives a function that answers html and tags.
  return (transformIndexHtml as unknown as typeof written)(html);
}

/** The `meta` of a page, by name. */
const metaOf = (html: string): Record<string, unknown> =>
  Object.fromEntries(written(html).tags.map(({ attrs }) => [String(attrs?.name), attrs?.content]));

it('says the brand, its edition and its shape on the page itself', () => {
  expect(written('<html><head></head></html>').html).toContain(
    '<html lang="zh-Hans-CN" data-brand="example" data-edition="classic" data-shape="round">',
  );
});

it('links no figures of a page as phone numbers, dates or addresses', () => {
  expect(metaOf('<html><head></head></html>')['format-detection']).toBe(
    'telephone=no, date=no, address=no, email=no',
  );
});
