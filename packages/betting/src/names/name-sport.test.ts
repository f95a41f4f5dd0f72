import { readFileSync } from 'node:fs';
import { betTypes } from '@lobby/sports';
import { expect, it } from 'vitest';
import type { SayBetWord } from './bet-words.ts';
import { nameSport } from './name-sport.ts';

const words: Record<string, string> = JSON.parse(
  readFileSync(new URL('../messages/zh-CN.json', import.meta.url), 'utf8'),
);
const say: SayBetWord = id => words[id] ?? id;

it.each([
  ['FT', '足球'],
  ['VF', '虚拟足球'],
  ['FS', '冠军'],
  ['XX', '其他运动'],
])('%s is called %s', (code, name) => {
  expect(nameSport(say, code)).toBe(name);
});

it('every sport of the house has a name of its own', () => {
  expect(new Set([...betTypes, ''].map(code => nameSport(say, code))).size).toBe(betTypes.length + 1);
});
