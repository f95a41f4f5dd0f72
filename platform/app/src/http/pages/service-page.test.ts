import { readFileSync } from 'node:fs';
import { contract } from '@lobby/api-client/contract';
import { demoLooks } from '@lobby/platform-identity/sites/demo-looks';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningPlatform } from '../../platform.ts';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

/** The customer service page for members of this site in this language. */
async function pageOf(siteId: string, langx?: string): Promise<string> {
  const { url } = await testClient(running.url, siteId).call(
    contract.configuration.onlinecustomservice,
    langx === undefined ? {} : { langx },
  );
  const { pathname, search } = new URL(url);
  return (await fetch(running.url + pathname + search)).text();
}

describe('the customer service page of a site', () => {
  it.each([
    ['1001', '星河', '青山', demoLooks.xinghe],
    ['1002', '青山', '星河', demoLooks.qingshan],
  ])(
    '%s has its own name and colours, for light and dark, and no text of another site',
    async (site, own, other, look) => {
      const page = await pageOf(site);
      expect(page).toContain(`<title>${own} · 在线客服</title>`);
      expect(page).toContain(`--accent:${look.light.accent};`);
      expect(page).toContain(
        `prefers-color-scheme:dark){:root{color-scheme:dark;--ground:${look.dark.ground};`,
      );
      expect(page).not.toContain(other);
    },
  );

  it('is in the requested language', async () => {
    const page = await pageOf('1001', 'zh-TW');
    expect(page).toContain('<html lang="zh-Hant-TW">');
    expect(page).toContain('工作人員絕不會向您索取驗證碼或密碼');
    expect(await pageOf('1001')).toContain('工作人员绝不会向您索要验证码或密码');
  });

  it('is not found for an unknown site, nor without a site', async () => {
    for (const path of ['/service', '/service/nobody'])
      expect((await fetch(running.url + path)).status).toBe(404);
  });

  it.each(Object.entries(demoLooks))('uses the accent of the tokens of %s', (code, look) => {
    const file = new URL(`../../../../../brands/${code}/tokens.json`, import.meta.url);
    const tokens = JSON.parse(readFileSync(file, 'utf8'));
    const accents = ['classic', 'pro'].map(edition => tokens[edition].color.accent.$value);
    expect([look.light.accent, look.dark.accent]).toEqual(accents);
  });
});
