import { describe, expect, it } from 'vitest';
import { piecesBy } from './pieces.ts';

/** The wanted words found in a text. */
const found = (wanted: readonly string[], text: string, kept: readonly string[] = []) =>
  piecesBy(
    wanted,
    kept,
  )(text)
    .filter(piece => piece.wanted)
    .map(piece => piece.text);

describe('words in Simplified text', () => {
  it.each([
    [['加时'], '无加时或点球', ['加时']],
    [['加时', '加时赛'], '加时赛与加时', ['加时赛', '加时']],
    [['加时', '添加'], '添加时间', ['添加']],
    [['链接'], '投注单链接的二维码', ['链接']],
    [['记录'], '记录为准', ['记录']],
    [['按'], '按联赛', ['按']],
    [['按'], '按时间先后', []],
  ])('%j: of %s, they are %j', (wanted, text, expected) => {
    expect(found(wanted, text)).toEqual(expected);
  });

  it.each([
    ['加时', '时间', '附加时间'],
    ['权限', '有权', '我们有权限制'],
    ['响应', '影响', '影响应付金额'],
    ['按', '按住', '按住滑块'],
    ['并联', '联系', '并联系客服'],
  ])('%s is not found across the kept word %s', (wanted, kept, text) => {
    expect(found([wanted], text)).toEqual([wanted]);
    expect(found([wanted], text, [kept])).toEqual([]);
  });

  it('a kept word is a piece of its own', () => {
    expect(piecesBy([], ['各注'])('各注明细')).toEqual([
      { text: '各注', wanted: false },
      { text: '明细', wanted: false },
    ]);
  });

  it('pieces are the whole text, with all signs', () => {
    const text = '{count, plural, other {共 # 条}}，IP 地址“添加时间”\n## 加时 {#extra}';
    const pieces = piecesBy(['加时', 'IP 地址', '条'], ['时间'])(text);
    expect(pieces.map(piece => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ wanted }) => wanted).map(piece => piece.text)).toEqual(['条', 'IP 地址', '加时']);
  });

  it('an empty text has none, and any text is one where no word is wanted', () => {
    expect(piecesBy(['加时'], [])('')).toEqual([]);
    expect(piecesBy([], [])('加时')).toEqual([{ text: '加时', wanted: false }]);
  });
});
