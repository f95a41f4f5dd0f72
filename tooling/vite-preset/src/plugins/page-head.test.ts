import { exampleBrand } from '@lobby/brand-kit/testing';
import type { HtmlTagDescriptor } from 'vite';
import { expect, it } from 'vitest';
import { pageHead } from './page-head.ts';

/** The `meta` of a page, by name. */
function metaOf(html: string): Record<string, unknown> {
  const { transformIndexHtml } = pageHead(
    { brand: exampleBrand, tokens: { classic: {}, pro: {} }, folder: '/' },
    '',
  );
  // Safe: the plugin gives a function that answers html and tags.
  const transform = transformIndexHtml as unknown as (html: string) => { tags: HtmlTagDescriptor[] };
  return Object.fromEntries(transform(html).tags.map(({ attrs }) => [String(attrs?.name), attrs?.content]));
}

it('links no figures of a page as phone numbers, dates or addresses', () => {
  expect(metaOf('<html><head></head></html>')['format-detection']).toBe(
    'telephone=no, date=no, address=no, email=no',
  );
});
