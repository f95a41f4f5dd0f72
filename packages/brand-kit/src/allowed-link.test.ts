import { describe, expect, it } from 'vitest';
import { allowedLink } from './allowed-link.ts';

const brand = { allowedLinkOrigins: ['https://chat.example.com', 'http://localhost:4000'] };
const own = 'https://www.example.com';

describe('a link that comes from outside', () => {
  it.each([
    ['https://chat.example.com/room?id=1', 'https://chat.example.com/room?id=1'],
    ['http://localhost:4000/service', 'http://localhost:4000/service'],
    ['/app/help/zxkf', 'https://www.example.com/app/help/zxkf'],
  ])('may lead to %s', (address, href) => {
    expect(allowedLink(address, brand, own)).toBe(href);
  });

  it.each([
    'https://chat.example.com.evil.com/',
    'https://evil.com/https://chat.example.com',
    'https://chat.example.com@evil.com/',
    'https://user:pw@chat.example.com/',
    'http://chat.example.com/',
    'https://chat.example.com:8443/',
    '//evil.com',
    '/\\evil.com',
    '\thttps://evil.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://chat.example.com/x',
    'https://',
    'http://[',
  ])('may not lead to %j', address => {
    expect(allowedLink(address, brand, own)).toBeUndefined();
  });
});
