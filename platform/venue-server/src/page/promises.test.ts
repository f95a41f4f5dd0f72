import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptNumbers } from './testing/kept-numbers.ts';
import { keptSentences } from './testing/kept-sentences.ts';
import { numbersIn, numbersTold, textNamed } from './testing/numbers-told.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Whether a file of the repository still has the words that keep a promise. */
function isKept(file: string, words: string): boolean {
  return existsSync(path.join(root, file)) && readFileSync(path.join(root, file), 'utf8').includes(words);
}

describe.each(['zh-CN', 'zh-TW'] as const)('the pages of games in %s', language => {
  const told = numbersTold(language);

  it('tell no number that nobody keeps', () => {
    expect(Object.keys(told).sort()).toEqual(Object.keys(keptNumbers).sort());
  });

  it.each(Object.entries(keptNumbers))('%s tells the numbers of the code', (name, kept) => {
    if ('file' in kept) {
      expect(isKept(kept.file, kept.says), `${kept.file} kept ${name}: ${kept.says}`).toBe(true);
    } else {
      expect(told[name]?.map(Number)).toEqual(kept.map(Number));
    }
  });

  it.each(Object.entries(keptSentences))('%s is kept by a test', (name, keepers) => {
    expect(textNamed(language, name), `Nothing is said under ${name} any more.`).toBeTruthy();
    for (const [file, words] of keepers)
      expect(isKept(file, words), `${file} kept ${name}: ${words}`).toBe(true);
  });
});

it.each([
  ['每轮至少 2.5 秒', ['2.5']],
  ['一分钟没有选择，庄家在十七点停牌', ['1', '17']],
  ['每种最多 1,000.00', ['1000.00']],
  ['SHA-256，第一手，三张定牛', []],
])('%j tells the numbers %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
