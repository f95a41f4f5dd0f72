import { expect, it } from 'vitest';
import { isTraditional, replacedIn, simplifiedOnlyIn } from './simplified-only.ts';

it('returns each Simplified-only character once', () => {
  expect(simplifiedOnlyIn('这个密码太常见，这个')).toEqual(['这', '个', '码', '见']);
  expect(simplifiedOnlyIn('價格与户数')).toEqual(['与', '户', '数']);
});

it('returns nothing for Traditional texts, also with shared characters', () => {
  expect(simplifiedOnlyIn('皇后在台灣的公里數，准許余先生吃飯；驗證通過')).toEqual([]);
});

it('tells a Traditional text from one that is Simplified, mixed, or the same in both', () => {
  expect(isTraditional('請在交易紀錄中送出')).toBe(true);
  expect(isTraditional('请在交易记录中提交')).toBe(false);
  expect(isTraditional('請在交易记录中')).toBe(false);
  expect(isTraditional('提交')).toBe(false);
});

it('finds what took the place of a character that Traditional writes too', () => {
  expect(replacedIn('布拉干蒂诺', '布拉幹蒂諾')).toEqual(['幹']);
  expect(replacedIn('布拉干蒂诺', '布拉干蒂諾')).toEqual([]);
  expect(replacedIn('春武里', '春武裡')).toEqual(['裡']);
  expect(replacedIn('悉尼', '雪梨')).toEqual([]);
});
