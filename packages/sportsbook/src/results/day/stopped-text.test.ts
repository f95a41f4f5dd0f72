import { readFileSync } from 'node:fs';
import { cancelReasons } from '@lobby/betting';
import { expect, it } from 'vitest';
import { stoppedText } from './stopped-text.ts';

// Read as written: an import would give the compiled messages.
const texts: Record<string, string> = JSON.parse(
  readFileSync(new URL('../messages/zh-CN.json', import.meta.url), 'utf8'),
);
const say = (id: string) => texts[id] ?? '';

it.each(cancelReasons.filter(({ scope }) => scope === 'match'))(
  '$code reads as it does in records',
  reason => {
    expect(stoppedText(say, reason.code)).toBe(reason.name);
  },
);

it('another code reads 其他原因', () => {
  expect(stoppedText(say, 'D?')).toBe('其他原因');
});
