import * as v from 'valibot';
import { expect, it } from 'vitest';
import { roundResult } from './round-result.ts';

const both = (text: string) => ({ 'zh-CN': text, 'zh-TW': text });
const line = (text: string) => ({ kind: 'line', text: both(text) });
const row = { name: both('庄'), staked: '6.00', paid: '11.70' };
const honest = { parts: [line('第 4 条线：3 个锦鲤 ×2 · −1.5')], rows: [row] };
const isRead = (result: object) => v.is(roundResult, result);
const reels = (text: string) => ({
  kind: 'reels',
  reels: Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => both(text))),
  won: [],
});

it('a result of a round is read, with as many bets as a round may have', () => {
  expect(isRead(honest)).toBe(true);
  expect(isRead({ ...honest, rows: Array.from({ length: 60 }, () => row) })).toBe(true);
  // It is text wherever it is shown.
  expect(isRead({ ...honest, parts: [line('<script>alert(1)</script>')] })).toBe(true);
});

it.each<readonly [string, object]>([
  ['has nothing to show', { ...honest, parts: [] }],
  ['has more parts than can be shown', { ...honest, parts: Array.from({ length: 21 }, () => line('和')) }],
  [
    'is within every bound and too large as a whole',
    { ...honest, parts: Array(20).fill(reels('锦'.repeat(60))) },
  ],
  ['has a text without an end', { ...honest, parts: [line('锦'.repeat(61))] }],
  ['turns what stands beside a text', { ...honest, parts: [line('\u202e00.001 ¥')] }],
  ['hides something in a text', { ...honest, parts: [line('庄\u200b赢')] }],
  ['breaks a text', { ...honest, parts: [line('庄\n赢')] }],
  ['has half a character', { ...honest, parts: [line('\ud800')] }],
  ['pays less than nothing', { ...honest, rows: [{ ...row, paid: '-1.00' }] }],
  ['draws less than nothing', { ...honest, parts: [{ kind: 'balls', numbers: [-1] }] }],
  [
    'has a card of no deck',
    {
      ...honest,
      parts: [{ ...line(''), kind: 'hand', name: both('庄'), cards: ['S1'], note: both(''), isWinner: true }],
    },
  ],
  ['is of a kind that nobody knows', { ...honest, parts: [{ ...line('和'), kind: 'page' }] }],
])('a result is none that %s', (_, result) => {
  expect(isRead(result)).toBe(false);
});
