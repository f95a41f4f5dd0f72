import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { checkBrand, checkLaterBanners, type SchemaCoversBrand } from './check-brand.ts';
import { exampleBrand } from './testing/example-brand.tsx';

const schemaCoversBrand: SchemaCoversBrand = true;

function without(switchName: string) {
  const switches: Record<string, boolean> = { ...exampleBrand.switches };
  delete switches[switchName];
  return { ...exampleBrand, switches };
}

describe('checking a brand while it is built', () => {
  it('accepts a complete brand', () => {
    expect(schemaCoversBrand).toBe(true);
    expect(checkBrand(exampleBrand)).toBe(exampleBrand);
  });

  it.each(Object.keys(exampleBrand.switches))('names the switch %s when it is missing', name => {
    expect(() => checkBrand(without(name), 'brands/x/brand.ts')).toThrow(
      `\`switches.${name}\` is missing: every brand must answer it.`,
    );
  });

  it('names the file, and every wrong answer at once', () => {
    const wrong = { ...exampleBrand, siteId: 'abc', defaultEdition: 'dark' };
    expect(() => checkBrand(wrong, 'brands/x/brand.ts')).toThrow(
      /brands\/x\/brand\.ts[\s\S]*`siteId` must be the digits[\s\S]*`defaultEdition` must be classic or pro/,
    );
  });

  it('rejects an unknown switch, so that a misspelling is noticed', () => {
    const wrong = { ...exampleBrand, switches: { ...exampleBrand.switches, deposits: true } };
    expect(() => checkBrand(wrong)).toThrow('`switches.deposits` is not a question a brand is asked');
  });

  it.each(['https://api.example.com/', 'api.example.com', 'javascript:alert(1)'])(
    'refuses %s as an API base',
    baseUrl => {
      expect(() => checkBrand({ ...exampleBrand, api: { ...exampleBrand.api, baseUrl } })).toThrow(
        '`api.baseUrl`',
      );
    },
  );

  it('accepts a limit of quick bets in whole yuan, and no other', () => {
    const limited = { ...exampleBrand, quickBetMax: 200 };
    expect(checkBrand(limited)).toBe(limited);
    for (const quickBetMax of [0, 0.5, '200', 2_000_000]) {
      expect(() => checkBrand({ ...exampleBrand, quickBetMax })).toThrow('`quickBetMax` must be');
    }
  });

  it('refuses a key of the wrong length', () => {
    expect(() => checkBrand({ ...exampleBrand, api: { ...exampleBrand.api, key: 'c2hvcnQ=' } })).toThrow(
      '`api.key` must be 32 bytes in base64',
    );
  });

  it('accepts GeeTest with the origins it is fetched from', () => {
    const captcha = {
      kind: 'geetest' as const,
      captchaId: 'id',
      scriptOrigin: 'https://static.captcha.example',
      otherOrigins: ['https://api.captcha.example'],
    };
    expect(checkBrand({ ...exampleBrand, captcha }).captcha).toBe(captcha);
    expect(() =>
      checkBrand({ ...exampleBrand, captcha: { ...captcha, scriptOrigin: 'https://x.example/gt4.js' } }),
    ).toThrow('`captcha.scriptOrigin` must be an http(s) origin');
  });

  it('rejects an unknown captcha', () => {
    expect(() => checkBrand({ ...exampleBrand, captcha: { kind: 'none' } })).toThrow('`captcha');
    expect(() => checkBrand({ ...exampleBrand, captcha: undefined })).toThrow('`captcha');
  });

  it('refuses a banner that leads away from the site', () => {
    const banner = { ...exampleBrand.art.banners.first, to: '//elsewhere.example' };
    const art = { ...exampleBrand.art, banners: { first: banner } };
    expect(() => checkBrand({ ...exampleBrand, art })).toThrow(
      '`art.banners.first.to` must be a path of this site',
    );
    expect(() => checkLaterBanners([banner], exampleBrand)).toThrow('`0.to` must be a path of this site');
  });

  it.each([
    ['deposit', false, '/mine/savemoney'],
    ['selfRunSports', false, '/game/sport/crty?show=live'],
    ['hideAgents', true, '/agent'],
  ])('refuses a banner to a page that %s: %s takes away', (name, answer, to) => {
    const banner = { ...exampleBrand.art.banners.first, to };
    const brand = (value: boolean) => ({
      ...exampleBrand,
      switches: { ...exampleBrand.switches, [name]: value },
      art: { ...exampleBrand.art, banners: { first: banner } },
    });
    const problem = `leads to ${to}, which is not there: \`switches.${name}\``;
    expect(() => checkBrand(brand(answer))).toThrow(`\`art.banners.first.to\` ${problem}`);
    expect(() => checkLaterBanners([banner], brand(answer))).toThrow(`\`0.to\` ${problem}`);
    expect(() => checkBrand(brand(!answer))).not.toThrow();
    expect(() => checkLaterBanners([banner], brand(!answer))).not.toThrow();
  });

  it('accepts the later banners of a brand', async () => {
    const later = await exampleBrand.art.banners.later?.();
    expect(later).toHaveLength(1);
    expect(() => checkLaterBanners(later, exampleBrand)).not.toThrow();
  });

  it('rejects texts that exist in one language only', () => {
    const words = { ...exampleBrand.words, name: { 'zh-CN': '示例' } };
    expect(() => checkBrand({ ...exampleBrand, words })).toThrow('`words.name.zh-TW` is missing');
  });

  it('refuses a professional default where the edition switch is off', () => {
    const switches = { ...exampleBrand.switches, professionalTheme: false };
    expect(() => checkBrand({ ...exampleBrand, defaultEdition: 'pro', switches })).toThrow(
      '`switches.professionalTheme` is off',
    );
  });

  it.each(['gate', 'line'] as const)(
    'refuses the hero %s, which tells of a match, on a page without hot matches',
    hero => {
      const brand = (home: Brand['look']['home']) => ({
        ...exampleBrand,
        look: { ...exampleBrand.look, hero, home },
      });
      expect(() => checkBrand(brand(['hero', 'halls']))).toThrow('`look.home` must name `hot`');
      expect(() => checkBrand(brand(['hero', 'hot', 'halls']))).not.toThrow();
    },
  );

  it('reports a missing brand', () => {
    expect(() => checkBrand(undefined)).toThrow('`the default export` is missing');
  });
});
