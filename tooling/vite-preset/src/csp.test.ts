import type { Brand } from '@lobby/brand-kit';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';

const api = 'https://api.example.com';
const brand = (captcha: Brand['captcha']) =>
  // Safe: the policy reads these three answers of a brand.
  ({
    captcha,
    chat: { baseUrl: 'wss://chat.example.com' },
    allowedFrameOrigins: [] as string[],
  }) as unknown as Brand;

function directives(captcha: Brand['captcha']): Record<string, string> {
  const policy = contentSecurityPolicy(brand(captcha), api, []);
  return Object.fromEntries(
    policy.split('; ').map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
}

describe('what a page may load', () => {
  it('is our own where the captcha is our own', () => {
    expect(directives({ kind: 'own' })).toMatchObject({
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': `'self' data: ${api}`,
      'connect-src': `'self' ${api} wss://chat.example.com`,
    });
  });

  it('is GeeTest’s too, for the brand that chose it', () => {
    const own = directives({
      kind: 'geetest',
      captchaId: 'id',
      scriptOrigin: 'https://static.captcha.example',
      otherOrigins: ['https://api.captcha.example'],
    });
    for (const name of ['script-src', 'style-src', 'img-src', 'connect-src'])
      expect(own[name]).toContain('https://static.captcha.example https://api.captcha.example');
    expect(own['script-src']).not.toMatch(/unsafe/);
  });
});
