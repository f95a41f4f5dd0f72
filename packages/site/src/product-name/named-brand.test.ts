import { exampleBrand } from '@lobby/brand-kit/testing';
import { expect, it } from 'vitest';
import { namedBrand } from './named-brand.tsx';

const { words } = exampleBrand;
const brand = { ...exampleBrand, words: { ...words, name: { 'zh-CN': '青云', 'zh-TW': '青雲' } } };

it('the brand is called as its operator calls the product, in both scripts', () => {
  expect(namedBrand(brand, '银河')).toEqual({
    ...brand,
    words: { ...words, name: { 'zh-CN': '银河', 'zh-TW': '银河' } },
  });
});

it.each([undefined, '', '青云'])('the title “%s” leaves the brand as it is', title => {
  expect(namedBrand(brand, title)).toBe(brand);
});
