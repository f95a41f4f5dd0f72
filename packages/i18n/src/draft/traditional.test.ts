import { describe, expect, it } from 'vitest';
import { draftBy, draftCatalog, toTraditional } from './traditional.ts';

describe('a drafted Traditional text', () => {
  it('uses the override instead of OpenCC’s result', () => {
    expect(toTraditional('登录后查看注单')).toBe('登入後查看注單');
  });

  it('prefers the longer of two matching phrases', () => {
    const why = 'for this test';
    const { text } = draftBy({
      phrases: { 退出: { text: '登出', why }, 退出活动: { text: '退出活動', why } },
      messages: {},
    });
    expect(text('退出活动后退出')).toBe('退出活動後登出');
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
