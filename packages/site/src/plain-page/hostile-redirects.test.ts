import { resolvePath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const site = 'https://www.example.com';
const allowed = 'https://service.example';

const starts = [
  ...['//', '///', '////', '/\\', '\\\\', '\\/', '/.//', '/..//', '/%2f/', '/%5c', '/./\\', '/\t/'],
  ...[
    'http://',
    'https://',
    'HTTPS:',
    'https:',
    'https:/',
    'https:\\\\',
    ' https://',
    '\thttps://',
    '\u0000https://',
  ],
  ...[
    'javascript:',
    'data:text/html,',
    'vbscript:',
    'blob:',
    'file://',
    'ftp://',
    'ws://',
    'mailto:',
    'intent://',
  ],
  ...[
    'java\nscript:',
    '\u200bhttps://',
    'https://service.example@',
    'https://service.example:443@',
    '@',
    '?//',
    '#//',
  ],
] as const;
const ends = [
  ...[
    'evil.example',
    'evil.example/',
    'evil.example/home',
    'evil.example:443',
    'evil.example?x=1',
    'evil.example#x',
  ],
  ...[
    'evil.example\\home',
    'evil.example%2f',
    '.evil.example',
    'service.example.evil.example',
    'evil。example',
  ],
  ...['xn--80ak6aa92e.example', '127.0.0.1', '[::1]', '2130706433', 'alert(1)'],
] as const;
const hostile = starts.flatMap(start => ends.map(end => start + end));

/** Where a browser ends up: by its own address bar, and by the router of the site. */
function destinations(text: string): readonly URL[] {
  const target = redirectTarget(text, [allowed]);
  if (!target) return [];
  if (target.kind === 'away') return [new URL(target.url)];
  const { pathname, search, hash } = resolvePath(target.path, '/redirect/x');
  return [new URL(target.path, site), new URL(pathname + search + hash, site)];
}

it('more than 500 hostile values are tried', () => {
  expect(new Set(hostile).size).toBeGreaterThan(500);
});

it.each([
  ['as they are', (text: string) => text],
  ['decoded once by the router', (text: string) => (URL.canParse(text) ? text : safelyDecoded(text))],
])('none of them leaves the site, %s', (_, read) => {
  const left = hostile.filter(text =>
    destinations(read(text)).some(({ origin }) => origin !== site && origin !== allowed),
  );
  expect(left).toEqual([]);
});

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
