import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [1, '1分钟'],
  [60_000, '1分钟'],
  [60_001, '2分钟'],
  [3_600_000 - 1, '1小时'],
  [24 * 3_600_000, '24小时'],
  [3 * 3_600_000 - 60_000, '2小时59分钟'],
])('%d ms are %s', (ms, words) => {
  expect(timeLeft(ms, 'zh-CN')).toBe(words);
});

it('speaks Traditional Chinese', () => {
  expect(timeLeft(2 * 3_600_000 + 60_000, 'zh-TW')).toBe('2小時1分鐘');
});
