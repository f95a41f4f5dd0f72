import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judgeText } from '../judge-text.ts';

const files = readdirSync(import.meta.dirname).filter(name => !name.endsWith('.test.ts'));

it.each(files)(
  'of %s no rule repeats a group without an end, so that a text is read a bounded number of times',
  name => {
    const source = readFileSync(join(import.meta.dirname, name), 'utf8');
    expect(source.match(/\)(?:[+*]|\{\d+,\})(?=[^\s])/g) ?? []).toEqual([]);
  },
);

/** Characters of a hostile text; a message of the chat has at most 200. */
const LENGTH = 2_000;
const hostile = [
  ...[
    'a',
    '1',
    '.',
    ' ',
    '-',
    '一',
    '点',
    '@',
    '\u200b',
    '微',
    'a.',
    '1.',
    '1 ',
    'a1',
    '1-',
    '1:1 ',
    '%6',
    '0x',
  ],
  ...[
    '点c',
    'dot ',
    'www',
    'one',
    'l1',
    'a b ',
    '微信 ',
    '加v ',
    'qq id ',
    '1,111,',
    '1/',
    '充送',
    '1串',
    '进群',
    '我是',
  ],
];

it.each(hostile)('2,000 characters of %j are judged', part => {
  const text = part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
  expect(['contact', 'link', 'wallet', 'word', undefined]).toContain(
    judgeText(text, ['计划群'], [text, text]),
  );
});
