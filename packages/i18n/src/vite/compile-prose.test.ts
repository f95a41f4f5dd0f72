import { describe, expect, it } from 'vitest';
import { compileProse } from './compile-prose.ts';

const page = (body: string) => compileProse(`---\nupdated: 2026-11-01\n---\n\n${body}`, 'prose/page.md');

describe('a text page', () => {
  it('has a day, an introduction and sections with anchors', () => {
    expect(page('您好，{brand}。\n\n## 适用范围 {#scope}\n\n第一段。\n\n第二段。\n')).toEqual({
      updated: '2026-11-01',
      intro: [{ kind: 'paragraph', text: ['您好，{brand}。'] }],
      sections: [
        {
          id: 'scope',
          title: '适用范围',
          blocks: [
            { kind: 'paragraph', text: ['第一段。'] },
            { kind: 'paragraph', text: ['第二段。'] },
          ],
        },
      ],
    });
  });

  it('can have lists, tables and strong text', () => {
    expect(page('- 一**二**\n- 三\n\n1. 四\n\n| 甲 | 乙 |\n| --- | --- |\n| 丙 | 丁 |\n').intro).toEqual([
      { kind: 'list', ordered: false, items: [['一', ['二']], ['三']] },
      { kind: 'list', ordered: true, items: [['四']] },
      { kind: 'table', head: [['甲'], ['乙']], rows: [[['丙'], ['丁']]] },
    ]);
  });
});

describe('a page that cannot be drawn fails with file, line and remedy', () => {
  it.each([
    ['a heading without an anchor', '引言。\n\n## 标题\n', 'prose/page.md:7: a heading is a section'],
    ['a heading of another level', '### 标题 {#x}\n', 'prose/page.md:5: a heading is a section'],
    ['an anchor twice', '## 甲 {#x}\n\n## 乙 {#x}\n', 'two sections have the anchor {#x}'],
    ['HTML', '<b>粗</b>\n', 'prose/page.md:5: a page cannot draw "html"'],
    ['a link', '[客服](/service)\n', 'prose/page.md:5: a page cannot draw "link"'],
    ['a broken line', '第一行\n第二行\n', 'prose/page.md:5: a line break inside a paragraph'],
    ['an item of two paragraphs', '- 一\n\n  二\n', 'prose/page.md:5: an item of a list is one line'],
  ])('%s', (_what, body, sentence) => {
    expect(() => page(body)).toThrow(sentence);
  });

  it('without its day', () => {
    expect(() => compileProse('# 标题\n', 'prose/page.md')).toThrow('prose/page.md:1: the page does not say');
  });
});
