import { expect, it } from 'vitest';
import type { BrandBanner } from './brand.ts';
import { checkMarket } from './check-market.ts';
import { exampleBrand } from './testing/example-brand.tsx';

const boastful = { 'zh-CN': '今晚稳赚', 'zh-TW': '今晚看球' };
const withSlogan = { ...exampleBrand, words: { ...exampleBrand.words, slogan: boastful } };

it('takes a market that states nothing, as long as the brand keeps to the strictest', () => {
  expect(() => checkMarket(undefined, exampleBrand)).not.toThrow();
  expect(() => checkMarket(undefined, withSlogan)).toThrow(
    'words.slogan in zh-CN says 稳赚, which advertising in this market does not use.',
  );
});

it('takes words that the market allows by stating its own list', () => {
  expect(() => checkMarket({ forbiddenWords: ['看球'] }, withSlogan)).toThrow(/in zh-TW says 看球/);
  expect(() => checkMarket({ forbiddenWords: [] }, withSlogan)).not.toThrow();
});

it('reads the words of the banners, those that are fetched later too', () => {
  const { first } = exampleBrand.art.banners;
  const later: readonly BrandBanner[] = [{ ...first, id: 'late', action: boastful }];
  expect(() => checkMarket({}, exampleBrand, later)).toThrow('the action of banner late in zh-CN says 稳赚');
});

it('names the file and every wrong value at once', () => {
  expect(() => checkMarket({ age: 12, autoPlay: true }, exampleBrand, [], 'brands/x/brand.ts')).toThrow(
    /^brands\/x\/brand\.ts[\s\S]*`market\.autoPlay` must be false[\s\S]*`market\.age` must be whole years from 18 to 21\.$/,
  );
});
