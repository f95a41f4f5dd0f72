import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SayBetWord } from './bet-words.ts';
import { type ReceiptLeg, receiptLeg } from './receipt-leg.ts';

// Read as written: an import would give the compiled messages.
const words: Record<string, string> = JSON.parse(
  readFileSync(new URL('../messages/zh-CN.json', import.meta.url), 'utf8'),
);
const say: SayBetWord = (id, values = {}) =>
  (words[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const leg: ReceiptLeg = {
  ...{
    wtype: 'RE',
    rtype: 'REC',
    line: '0.5',
    strong: 'C',
    teamH: '富勒姆',
    teamC: '伯恩利',
    league: '英超',
  },
  kickoff: 5,
  price: { format: 'M', odds: '-0.96' },
  live: true,
  scoreAtBet: '1:2',
};
const write = (more: Partial<ReceiptLeg> = {}) => receiptLeg(say, { ...leg, ...more }, ms => `minute ${ms}`);

it('a leg on a ticket says its format, that it was in play and at which score, and its kick-off', () => {
  expect(write()).toEqual({
    title: '伯恩利 -0.5',
    detail: '全场让球 · 富勒姆 对 伯恩利 · 英超',
    facts: '马来盘 · 滚球，投注时比分 1:2 · 开赛 minute 5（北京时间）',
    price: '-0.96',
  });
});

it('a leg from before its match says no score, and an unknown score is left out', () => {
  expect(write({ live: false, scoreAtBet: '' }).facts).toBe('马来盘 · 开赛 minute 5（北京时间）');
  expect(write({ scoreAtBet: '' }).facts).toBe('马来盘 · 滚球 · 开赛 minute 5（北京时间）');
});

it('a runner of an outright has a format alone', () => {
  const price = { format: 'E', odds: '4.65' } as const;
  const champion = { wtype: 'FS', rtype: '1', teamC: '', live: false, scoreAtBet: '', price };
  expect(write(champion)).toMatchObject({ title: '富勒姆', detail: '冠军 · 英超', facts: '欧洲盘' });
});
