import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MessageId } from '../messages/index.ts';
import { marketText, pickText, reasonText, resultText, signedLine, toneOf } from './bet-words.ts';

// Read as written: an import would give the compiled messages.
const zhCN: Record<string, string> = JSON.parse(
  readFileSync(new URL('../messages/zh-CN.json', import.meta.url), 'utf8'),
);
const t = (id: MessageId, values: Readonly<Record<string, string | number>> = {}) =>
  (zhCN[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const bet = { ratio: '', strong: '', teamH: '富勒姆', teamC: '伯恩利' };
const pick = (wtype: string, rtype: string, ratio = '', strong = '') =>
  pickText(t, { ...bet, wtype, rtype, ratio, strong });

describe('a bet in words', () => {
  it.each([
    ['R', '全场让球'],
    ['HRE', '半场让球'],
    ['ARE', '全场让球'],
    ['ROU', '全场大小'],
    ['HROU', '半场大小'],
    ['BOU', '全场大小'],
    ['RM', '全场独赢'],
    ['HM', '半场独赢'],
    ['RPD', '全场波胆'],
    ['F', '半全场'],
    ['RTS', '全场双方进球'],
    ['ZZ', '其他盘口'],
  ])('%s is %s', (wtype, words) => {
    expect(marketText(t, wtype)).toBe(words);
  });

  it('names the team and signs the line from its view', () => {
    expect(pick('RE', 'REC', '0.5 / 1', 'C')).toBe('伯恩利 -0.5/1');
    expect(pick('R', 'RH', '0.5', 'C')).toBe('富勒姆 +0.5');
    expect(pick('R', 'RH', '0', 'H')).toBe('富勒姆 0');
  });

  it('reads over from C and O, under from H and U', () => {
    expect([pick('ROU', 'ROUC', '2.5 / 3'), pick('OU', 'OUH', '2.5')]).toEqual(['大 2.5/3', '小 2.5']);
    expect([pick('AOU', 'AOUO', '3'), pick('AOU', 'AOUU', '3')]).toEqual(['大 3', '小 3']);
  });

  it('says the other markets', () => {
    expect(pick('M', 'MN')).toBe('和局');
    expect(pick('RM', 'RMH')).toBe('富勒姆');
    expect(pick('PD', 'H2C1')).toBe('2:1');
    expect(pick('PD', 'OVH')).toBe('其他比分');
    expect(pick('T', '2~3')).toBe('2-3 球');
    expect(pick('T', 'OVER')).toBe('7 球或以上');
    expect(pick('F', 'FHC')).toBe('主 / 客');
    expect(pick('EO', 'EVEN')).toBe('双');
    expect(pick('TS', 'N')).toBe('否');
  });

  it('gives no sign to a level line', () => {
    expect([signedLine('0', 'H', 'H'), signedLine('', '', 'H')]).toEqual(['0', '']);
  });
});

describe('what became of a bet', () => {
  const result = (status: 'pending' | 'open' | 'settled' | 'rejected', code = '', cancelReason = '') =>
    resultText(t, { status, result: code, cancelReason });

  it('has a name for every end', () => {
    expect(['W', 'LW', 'P', 'LL', 'L'].map(code => result('settled', code))).toEqual([
      '赢',
      '赢半',
      '走水',
      '输半',
      '输',
    ]);
    expect([result('pending'), result('open'), result('rejected')]).toEqual(['确认中', '未结算', '已拒绝']);
  });

  it('says why a bet was cancelled, also for a code nobody knows', () => {
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
