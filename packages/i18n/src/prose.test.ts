import { expect, it } from 'vitest';
import { fillIn } from './prose.ts';

it('every occurrence of a placeholder is filled in', () => {
  expect(fillIn('{brand}：未满 {age} 周岁者不得使用{brand}', { brand: '星河', age: 18 })).toBe(
    '星河：未满 18 周岁者不得使用星河',
  );
});

it('a placeholder without a value is kept as written', () => {
  expect(fillIn('{brand}，{other}', { brand: '星河' })).toBe('星河，{other}');
});
