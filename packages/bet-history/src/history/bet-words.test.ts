import { readFileSync } from 'node:fs';
import { cancelReasons, changeReasons } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import type { MessageId } from '../messages/index.ts';
import { sampleBet, sampleLeg } from '../testing/sample-bets.ts';
import { abandoned, resettled, soldBack } from '../testing/sample-steps.ts';
import {
  type Bet,
  legOutcome,
  openRiskLeft,
  reasonText,
  resultText,
  soldShare,
  stepDetails,
  stepText,
  stoppedText,
  ticketText,
  toneOf,
  wasChanged,
} from './bet-words.ts';

// Read as written: an import would give the compiled messages.
const wordsOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const zhCN = {
  ...wordsOf('../messages/zh-CN.json'),
  ...wordsOf('../../../betting/src/messages/zh-CN.json'),
};
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

  it.each(changeReasons)('names $code as the house does', ({ code, name }) => {
    expect(reasonText(t, code)).toBe(name);
  });

  it.each(cancelReasons)('names $code as the house does', ({ code, name }) => {
    expect(reasonText(t, code)).toBe(name);
  });

  it('never shows an unknown result as won or lost', () => {
    expect(result('settled', '?')).toBe('核对中');
    expect(toneOf({ status: 'settled', result: '?' })).toBe('even');
    expect(toneOf({ status: 'open', result: '' })).toBe('open');
    expect(toneOf({ status: 'settled', result: 'D' })).toBe('off');
  });
});

describe('a bet that was sold back', () => {
  it('whole has no result but that it was sold, and no tone of winning or losing', () => {
    expect(resultText(t, soldBack.whole)).toBe('提前兑现');
    expect(toneOf(soldBack.whole)).toBe('even');
  });

  it('in part is still open', () => {
    expect(resultText(t, soldBack.part)).toBe('未结算');
  });

  it.each([
    ['200', '100', '50%'],
    ['200', '66.6', '33.3%'],
    ['200', '199.99', '99.9%'],
    ['200', '200', '100%'],
    ['200', '0', undefined],
  ])('of %s, %s sold, says how much of it', (risk, riskSold, share) => {
    expect(soldShare({ risk, riskSold })).toBe(share);
  });

  it('has steps that tell the sale of a part from that of the rest', () => {
    const steps = (bet: typeof soldBack.whole) => bet.steps.map((_, at) => stepText(t, bet, at));
    expect(steps(soldBack.part)).toEqual(['投注', '部分兑现']);
    expect(steps(soldBack.whole)).toEqual(['投注', '部分兑现', '兑现']);
  });
});

describe('the result text of a leg', () => {
  const result = (code: string, status: 'pending' | 'open' | 'settled') =>
    resultText(t, legOutcome(sampleLeg({ result: code, cancelReason: code && 'D3' }), sampleBet({ status })));

  it('is its own result, also while the bet is open', () => {
    expect([result('LW', 'open'), result('D', 'settled')]).toEqual(['赢半', '取消：延期']);
  });

  it('without a result says how far the bet is, and open when the bet is decided without it', () => {
    expect([result('', 'pending'), result('', 'open'), result('', 'settled')]).toEqual([
      '确认中',
      '未结算',
      '未结算',
    ]);
  });
});

describe('the name of a ticket', () => {
  const name = (legs: number, folds: readonly number[]) =>
    ticketText(t, { legs: Array.from({ length: legs }, () => sampleLeg()), folds: [...folds] });

  it('is that of its legs and folds', () => {
    expect([name(3, [3]), name(3, [2, 3]), name(5, [3])]).toEqual(['3串1', '3串4', '5选3串1']);
  });

  it('with folds that are not possible counts the legs', () => {
    expect(name(3, [4])).toBe('3 关');
    expect(name(0, [])).toBe('0 关');
  });
});

it('of a bet sold in part the rest of what it risks rides; of others nothing is said', () => {
  expect(openRiskLeft(soldBack.part)).toBe('100');
  expect(openRiskLeft(soldBack.whole)).toBeUndefined();
  expect(openRiskLeft({ status: 'open', risk: '90', riskSold: '30' })).toBe('60');
  expect(openRiskLeft({ status: 'open', risk: '100', riskSold: '0' })).toBeUndefined();
});

describe('what a step of a bet says', () => {
  const details = (bet: Bet) => bet.steps.slice(2).map(step => stepDetails(t, step).join(' · '));

  it('is the score that decided it, the one before, and why', () => {
    expect(details(resettled)).toEqual([
      '赢 · 比分 1:3',
      '原比分 1:3 · 赛果撤回',
      '赢半 · 比分 1:2 · 公布新的赛果',
      '输 · 比分 1:2 → 1:1 · VAR 改判',
      '取消 · 原比分 1:1 · 赔率错误',
    ]);
  });

  it('of a match that was abandoned is its score then', () => {
    expect(details(abandoned.returned)).toEqual(['取消 · 腰斩 2:1']);
  });
});

it.each([
  ['D1', '1:1', '腰斩 1:1'],
  ['D1', '', '赛事腰斩'],
  ['D3', '', '延期'],
  ['', '', ''],
])('a match stopped by %s at "%s" is said to be "%s"', (stopped, reached, said) => {
  expect(stoppedText(t, sampleLeg({ stopped, reached }))).toBe(said);
});

it('was changed when a settlement was taken back or made anew, and only then', () => {
  expect([resettled, abandoned.decided, sampleBet()].map(wasChanged)).toEqual([true, false, false]);
});
