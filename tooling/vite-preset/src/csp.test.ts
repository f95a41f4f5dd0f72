import type { Brand } from '@lobby/brand-kit';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';

const api = 'https://api.example.com';
const brand = (captcha: Brand['captcha'], direct = true, socket = 'wss://chat.example.com') =>
  // Safe: the policy reads these four answers of a brand.
  ({
    captcha,
    api: { direct },
    chat: { baseUrl: socket },
    allowedFrameOrigins: [] as string[],
  }) as unknown as Brand;

function directives(captcha: Brand['captcha']): Record<string, string> {
  return read(contentSecurityPolicy(brand(captcha), api, []));
}

function read(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
}

describe('the content security policy of a page', () => {
  it('allows only our own scripts with our own captcha', () => {
    expect(directives({ kind: 'own' })).toMatchObject({
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': `'self' data: ${api}`,
      'connect-src': `'self' ${api} wss://chat.example.com`,
    });
  });

  it('lets text become HTML by the one sanitiser alone; not where GeeTest draws itself', () => {
    expect(directives({ kind: 'own' })).toMatchObject({
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify progress-bar service-worker',
    });
    const captcha = { kind: 'geetest', scriptOrigin: 'https://a.example', otherOrigins: [] } as const;
    // Safe: the policy reads these of a captcha.
    expect(directives(captcha as unknown as Brand['captcha'])).not.toHaveProperty('trusted-types');
  });

  it('allows only our own origin where calls go through the site', () => {
    const policy = contentSecurityPolicy(brand({ kind: 'own' }, false, 'wss://api.example.com'), api, []);
    expect(read(policy)).toMatchObject({ 'img-src': "'self' data:", 'connect-src': "'self'" });
    expect(policy).not.toContain('example.com');
  });

  it('also allows GeeTest’s origins for a brand that uses it', () => {
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
