import { expect, it } from 'vitest';
import { servedOrigins } from './frame-origins.ts';

function pageWith(head: string): Document {
  return new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
}

it.each([
  ['<meta name="lobby-frames" content="http://localhost:4060">', ['http://localhost:4060']],
  [
    '<meta name="lobby-frames" content="https://a.example https://b.example:8443">',
    ['https://a.example', 'https://b.example:8443'],
  ],
  ['<meta name="lobby-frames" content="">', []],
  ['<meta name="lobby-platform" content="http://localhost:4000">', undefined],
])('of %s the origins of games are %j', (head, origins) => {
  expect(servedOrigins(pageWith(head))).toEqual(origins);
});
