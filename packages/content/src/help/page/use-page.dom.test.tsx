import { type Brand, BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { setLocale } from '@lobby/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { contentMessages } from '../../messages/index.ts';
import { proseOf } from '../prose.ts';
import { ProseBody } from './prose-body.tsx';

beforeAll(async () => {
  const texts = [contentMessages, proseOf('gztk')];
  await Promise.all(texts.flatMap(each => [each.load('zh-CN'), each.load('zh-TW')]));
});

/** The sentence of the terms about restricted regions, for a brand. */
async function sentenceOf(brand: Brand): Promise<string | undefined> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await act(async () =>
    root.render(
      <BrandProvider brand={brand}>
        <ProseBody code="gztk" level={3} />
      </BrandProvider>,
    ),
  );
  const sentences = [...place.querySelectorAll('p')].map(({ textContent }) => textContent);
  return sentences.find(text => /受限的(国家或地区|國家或地區)：/.test(text));
}

it.each([
  ['zh-CN', /美国、法国。$/],
  ['zh-TW', /美國、法國。$/],
] as const)('the terms in %s names the regions that the brand restricts', async (locale, names) => {
  await setLocale(locale);
  expect(await sentenceOf({ ...exampleBrand, restrictedRegions: ['US', 'FR'] })).toMatch(names);
});

it('the terms say so where a brand restricts no region', async () => {
  await setLocale('zh-CN');
  expect(await sentenceOf({ ...exampleBrand, restrictedRegions: [] })).toMatch(/：目前没有。$/);
});
