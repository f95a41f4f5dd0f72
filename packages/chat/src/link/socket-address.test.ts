import { expect, it } from 'vitest';
import { socketAddress } from './socket-address.ts';

const page = (told: string | undefined, origin = 'https://site.example') =>
  ({
    querySelector: () => (told === undefined ? null : { content: told }),
    location: { origin },
  }) as unknown as Parameters<typeof socketAddress>[0];

it.each([
  ['the origin that the page was told', page('wss://chat.example.com'), 'wss://chat.example.com'],
  ['the own one where it was told none', page(''), 'wss://site.example'],
  ['the own one of a page without the word', page(undefined, 'http://localhost:4100'), 'ws://localhost:4100'],
])('the socket is at %s', (_, at, origin) => {
  expect(socketAddress(at, '1001')).toBe(`${origin}/stream/socket?clientType=web&siteId=1001`);
});
