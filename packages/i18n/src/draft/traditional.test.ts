import { describe, expect, it } from 'vitest';
import { draftBy, draftCatalog, toTraditional } from './traditional.ts';

describe('a drafted Traditional text', () => {
  it('uses the override instead of OpenCC’s result', () => {
    expect(toTraditional('登录后查看注单')).toBe('登入後查看注單');
  });

  it('prefers the longer of two matching phrases', () => {
    const why = 'for this test';
    const { text } = draftBy({
      characters: {},
      phrases: { 退出: { text: '登出', why }, 退出活动: { text: '退出活動', why } },
      words: [],
      messages: {},
    });
    expect(text('退出活动后退出')).toBe('退出活動後登出');
  });

  it('replaces words, and never a part of two of them', () => {
    expect(toTraditional('添加时间')).toBe('新增時間');
    expect(toTraditional('加时赛的时间')).toBe('延長賽的時間');
    expect(toTraditional('各注明细')).toBe('各注明細');
    expect(toTraditional('请保存数据并联系客服')).toBe('請儲存資料並聯絡客服');
    expect(toTraditional('我们会尽快回复，回复后可查看')).toBe('我們會儘快回覆，回覆後可查看');
  });

  it('leaves a kept word to OpenCC', () => {
    const phrases = { 按: { text: '依', why: 'for this test' } };
    const draft = (words: readonly string[]) => draftBy({ characters: {}, phrases, words, messages: {} });
    expect(draft([]).text('按住滑块')).toBe('依住滑塊');
    expect(draft(['按住']).text('按住滑块，按时间')).toBe('按住滑塊，依時間');
  });

  it('writes the characters that Taiwan writes, in any word', () => {
    expect(toTraditional('账单、平台、对得上账')).toBe('帳單、平台、對得上帳');
  });

  it('divides Latin letters that took the place of Chinese from Chinese', () => {
    expect(toTraditional('付款二维码')).toBe('付款 QR Code');
    expect(toTraditional('二维码的有效期')).toBe('QR Code 的有效期');
    expect(toTraditional('无加时或点球')).toBe('無延長賽或 PK 戰');
    expect(toTraditional('“二维码”')).toBe('「QR Code」');
  });

  it('uses Taiwan words and quotation marks', () => {
    expect(toTraditional('网络断开，请点“刷新”')).toBe('網路斷開，請點「重新整理」');
  });

  it('does not change placeholders and ICU keywords', () => {
    expect(toTraditional('{count, plural, other {共 # 条}}')).toBe('{count, plural, other {共 # 條}}');
  });

  it('keeps every id', () => {
    expect(Object.keys(draftCatalog({ 'a.b': '发', 'a.c': '后' }))).toEqual(['a.b', 'a.c']);
  });
});
