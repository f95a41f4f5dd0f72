import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MessageId } from '../messages/index.ts';
import { reasonText, resultText, toneOf } from './bet-words.ts';

// Read as written: an import would give the compiled messages.
const zhCN: Record<string, string> = JSON.parse(
  readFileSync(new URL('../messages/zh-CN.json', import.meta.url), 'utf8'),
);
const t = (id: MessageId, values: Readonly<Record<string, string | number>> = {}) =>
  (zhCN[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

describe('the result text of a bet', () => {
  const result = (status: 'pending' | 'open' | 'settled' | 'rejected', code = '', cancelReason = '') =>
    resultText(t, { status, result: code, cancelReason });

  it('exists for every result', () => {
    expect(['W', 'LW', 'P', 'LL', 'L'].map(code => result('settled', code))).toEqual([
      '赢',
      '赢半',
      '走水',
      '输半',
      '输',
    ]);
    expect([result('pending'), result('open'), result('rejected')]).toEqual(['确认中', '未结算', '已拒绝']);
  });

  it('gives the reason of a cancelled bet, also for an unknown code', () => {
    expect(result('settled', 'D', 'D5')).toBe('取消：赛事取消');
    expect(result('rejected', 'D', 'DH')).toBe('取消：进球取消');
    expect(reasonText(t, 'DX')).toBe('其他原因');
  });

  it('never shows an unknown result as won or lost', () => {
    expect(result('settled', '?')).toBe('核对中');
    expect(toneOf({ status: 'settled', result: '?' })).toBe('even');
    expect(toneOf({ status: 'open', result: '' })).toBe('open');
    expect(toneOf({ status: 'settled', result: 'D' })).toBe('off');
  });
});
