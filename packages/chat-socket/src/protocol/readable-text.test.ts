import { expect, it } from 'vitest';
import { MESSAGE_LINES, readableText } from './readable-text.ts';

it.each([
  ['is trimmed', '  好球 ', '好球'],
  ['keeps its lines', '一\n\n二', '一\n\n二'],
  ['keeps emoji of several characters', '👨‍👩‍👧 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['keeps the marks of a script', 'Việt ที่', 'Việt ที่'],
  ['is read in the direction in which it is judged', 'a\u202emoc.live\u202c', 'amoc.live'],
  ['has so many marks on a letter', `a${'\u0301'.repeat(100)}b`, `a${'\u0301'.repeat(4)}b`],
])('a text %s', (_, text, readable) => {
  expect(readableText(text)).toBe(readable);
});

it.each([
  ['blanks', ' \u3000\n'],
  ['characters without a width', '\u200b\u200d\u2060'],
  ['letters that are not seen', '\u3164\uffa0\u2800'],
  ['marks without a letter', '\u0301\ufe0f'],
  ['control characters', '\u0001\u0007'],
])('a text of %s is empty', (_, text) => {
  expect(readableText(text)).toBe('');
});

it.each(['\n', '\r\n', '\u2028', '\v'])('a text has so many lines, however they are broken (%j)', mark => {
  const lines = Array.from({ length: 30 }, (_, n) => `${n}`);
  const readable = readableText(lines.join(mark));
  expect(readable.split('\n')).toHaveLength(MESSAGE_LINES);
  expect(readable.split(/\s/)).toEqual(lines);
});
