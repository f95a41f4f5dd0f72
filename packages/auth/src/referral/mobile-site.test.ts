import { beforeEach, describe, expect, it } from 'vitest';
import { isMobileAgent, mobileRedirect, mobileSiteLink } from './mobile-site.ts';
import { clearReferral, keepReferral } from './referral.ts';

const brand = { allowedLinkOrigins: ['https://m.example.com'] };
const own = 'https://www.example.com';

beforeEach(clearReferral);

describe('the address of the mobile site', () => {
  it('carries the visitor’s referral codes', () => {
    keepReferral('?r_code=AB12&iCode=CD34');
    expect(mobileSiteLink('https://m.example.com/?from=pc', brand, own)).toBe(
      'https://m.example.com/?from=pc&icode=CD34&rcode=AB12',
    );
  });

  it('carries no codes when there are none', () => {
    expect(mobileSiteLink('https://m.example.com', brand, own)).toBe('https://m.example.com/');
    keepReferral('?rcode=AB12');
    expect(mobileSiteLink('https://m.example.com', brand, own)).toBe('https://m.example.com/?rcode=AB12');
  });

  it.each([
    ['there is none', ''],
    ['it is this very site', 'https://www.example.com/m'],
    ['it is a path of this site', '/m'],
    ['the brand does not go there', 'https://evil.example.net'],
    ['it is no address of a site', 'javascript:alert(1)'],
    ['it hides where it leads', 'https://m.example.com@evil.example.net'],
  ])('leads nowhere when %s', (_, address) => {
    expect(mobileSiteLink(address, brand, own)).toBeUndefined();
  });
});

describe('the browser of a phone', () => {
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0 Safari/537.36 ArkWeb/6.0 Mobile HuaweiBrowser/5.1',
  ])('is known by %s', agent => {
    expect(isMobileAgent(agent)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    '',
  ])('is not %s', agent => {
    expect(isMobileAgent(agent)).toBe(false);
  });
});

describe('the redirect to the mobile site', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1';
  const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';

  it('applies to phones, and only if there is a mobile site', () => {
    expect(mobileRedirect(phone, 'https://m.example.com', brand, own)).toBe('https://m.example.com/');
    expect(mobileRedirect(phone, '', brand, own)).toBeUndefined();
    expect(mobileRedirect(desktop, 'https://m.example.com', brand, own)).toBeUndefined();
  });
});
