import { expect, it } from 'vitest';
import { placeName } from './place-name.ts';

it('names a country in the language of the reader, with the city when it is known', () => {
  expect(placeName({ country: 'JP', city: '' }, 'zh-CN')).toBe('日本');
  expect(placeName({ country: 'DE', city: 'Berlin' }, 'zh-TW')).toBe('德國 · Berlin');
  expect(placeName({ country: '', city: 'Berlin' }, 'zh-CN')).toBe('Berlin');
});

it('is empty for an unknown place and for an invalid country code', () => {
  expect(placeName({ country: '', city: '' }, 'zh-CN')).toBe('');
  expect(placeName({ country: '<b>', city: '' }, 'zh-CN')).toBe('');
});
