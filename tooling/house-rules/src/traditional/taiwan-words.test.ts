import { draftCatalog, toTraditional } from '@lobby/i18n/draft';
import { isTraditional } from '@lobby/i18n/simplified';
import { describe, expect, it } from 'vitest';
import { read, readJson } from '../repository.ts';
import { mainlandWords } from './mainland-words.ts';
import { catalogs, pages, sources, withoutComments } from './texts.ts';

/** What is said in Traditional Chinese is said as in Taiwan, and one thing by one word. */

const glossary = 'docs/glossary.md';

/** What a text does not say well: where it stands, the word, what is said instead, and the text itself. */
function oddIn(where: string, text: string): string[] {
  return mainlandWords.flatMap(([word, said]) => {
    const found = text.match(word);
    return found ? [`${where}: “${found[0]}” is ${said} in “${text.trim()}”`] : [];
  });
}

/** The strings of code that are named Traditional Chinese, or are it for certain. */
function stringsOf(code: string): string[] {
  const strings =
    /(?<named>(?:['"]zh-TW['"]|\btw):\s*)?(?:'(?<plain>(?:[^'\\\n]|\\.)*)'|`(?<template>(?:[^`\\]|\\.)*)`)/g;
  return [...withoutComments(code).matchAll(strings)].flatMap(({ groups = {} }) => {
    const text = groups.plain ?? groups.template ?? '';
    return groups.named || isTraditional(text) ? [text] : [];
  });
}

/** Terms of the glossary in both scripts. */
const terms = read(glossary)
  .split('\n')
  .map(line => line.split('|').map(cell => cell.trim()))
  .filter(cells => cells.length > 5 && /\p{Script=Han}/u.test(cells[3] ?? '') && cells[3] !== '简体')
  .map(cells => [cells[3] ?? '', cells[4] ?? ''] as const);

const drafted =
  'Give the phrase, or the message by its id, a wording in packages/i18n/src/draft/overrides.json.';

describe('a text in Traditional Chinese has the words of Taiwan', () => {
  it.each(catalogs)('%s, as drafted', file => {
    const texts = Object.entries(draftCatalog(readJson<Record<string, string>>(file)));
    expect(
      texts.flatMap(([id, text]) => oddIn(id, text)),
      drafted,
    ).toEqual([]);
  });

  it.each(pages)('%s, as drafted', file => {
    const lines = toTraditional(read(file)).split('\n');
    expect(
      lines.flatMap((text, at) => oddIn(`${file}:${at + 1}`, text)),
      drafted,
    ).toEqual([]);
  });

  it.each(sources)('%s', file => {
    const texts = stringsOf(read(file));
    expect(
      texts.flatMap(text => oddIn(file, text)),
      'Say it where it stands.',
    ).toEqual([]);
  });

  it('the glossary', () => {
    expect(terms.length).toBeGreaterThan(60);
    const other = terms.filter(([simplified, traditional]) => toTraditional(simplified) !== traditional);
    expect(other, 'These terms are drafted otherwise than the glossary has them.').toEqual([]);
  });
});

describe('the words that are not said', () => {
  it.each([
    ['sportsbook.filter.invert', '反選'],
    ['purses.recycle.left.no-answer', '{name}沒有響應，請稍後再試。'],
    ['inbox.feedback.sentHint', '我們會盡快回復，回覆後可以查看'],
    ['limits.save', '保存'],
    ['inbox.letters.unread', '{count} 條未讀'],
    ['betHistory.total.countValue', '{count} 單'],
    ['first notice', '不可儲值，也不可提領。'],
    ['betslip.share.qr', '投注單鏈接的二維碼'],
  ])('are found, in %s as it was', (where, text) => {
    expect(oddIn(where, text)).not.toEqual([]);
  });

  it.each([
    '交易與投注紀錄保存 {recordYears} 年',
    '點選下方按鈕',
    '按住滑桿',
    '裝置識別碼',
    '共 {count} 筆',
    '這條款項',
  ])('are not found in %s', text => {
    expect(oddIn('here', text)).toEqual([]);
  });

  it('are read in code where they stand, in one script alone', () => {
    const code =
      "const texts = { 'zh-CN': '提交', 'zh-TW': '提交' }; // 訂單\nconst both = ['币种', `幣種`];";
    expect(stringsOf(code)).toEqual(['提交', '幣種']);
    const letter = 'platform/cashier/src/deposits/arrivals/arrived-letter.ts';
    expect(stringsOf(read(letter)).length).toBeGreaterThan(9);
    expect(sources.flatMap(file => stringsOf(read(file))).length).toBeGreaterThan(200);
  });

  it('stand each once, in a table that names no word as its own remedy', () => {
    const twice = mainlandWords.filter(([word, said]) => word.test(said));
    expect(twice).toEqual([]);
    expect(new Set(mainlandWords.map(([word]) => word.source)).size).toBe(mainlandWords.length);
  });
});
