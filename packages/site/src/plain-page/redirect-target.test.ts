import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const allowed = ['https://service.example'];

describe('allowed redirect targets', () => {
  it('include pages of this site', () => {
    expect(redirectTarget('home', allowed)).toEqual({ kind: 'inside', path: '/home' });
    expect(redirectTarget('/mine/betRecord?status=open', allowed)).toEqual({
      kind: 'inside',
      path: '/mine/betRecord?status=open',
    });
  });

  it('include origins the brand allows', () => {
    expect(redirectTarget('https://service.example/chat?id=1', allowed)).toEqual({
      kind: 'away',
      url: 'https://service.example/chat?id=1',
    });
  });

  it.each([
    'https://evil.example/',
    'https://service.example.evil.example/',
    'https://service.example@evil.example/',
    'https://user:pass@service.example/',
    'http://service.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hello',
    '/home\nSet-Cookie: a',
    'https://',
  ])('refuses %s', text => {
    expect(redirectTarget(text, allowed)).toBeUndefined();
  });
});
