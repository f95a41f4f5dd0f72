import { expect, it } from 'vitest';
import { simplifiedOnlyIn } from './simplified-only.ts';

it('returns each Simplified-only character once', () => {
  expect(simplifiedOnlyIn('这个密码太常见，这个')).toEqual(['这', '个', '码', '见']);
  expect(simplifiedOnlyIn('價格与户数')).toEqual(['与', '户', '数']);
});

it('returns nothing for Traditional texts, also with shared characters', () => {
  expect(simplifiedOnlyIn('皇后在台灣的公里數，准許余先生吃飯；驗證通過')).toEqual([]);
});
