import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// As text: an import would be compiled.
const source = readFileSync(new URL('../messages/zh-CN.json', import.meta.url), 'utf8');
const words: Record<string, string> = JSON.parse(source);

it('every sentence of a recovery about a code on its way begins with "if"', () => {
  const promises = Object.entries(words).filter(
    ([id, text]) => id.startsWith('auth.recover.') && /验证码.*(送达|发送|发到|发出)/.test(text),
  );
  expect(promises.map(([id]) => id)).toEqual([
    'auth.recover.sent.phone',
    'auth.recover.sent.email',
    'auth.recover.asked',
  ]);
  for (const [, text] of promises) expect(text).toMatch(/^如果/);
});
