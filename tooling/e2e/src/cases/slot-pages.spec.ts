import { type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { longestRoundMs } from '../pages/slots.ts';

const games = ['lantern-fair', 'salt-road', 'tide-pools', 'night-ferry', 'tea-house', 'bronze-bells'];

let venues: TestVenues;
test.beforeAll(async () => {
  venues = await testVenues({ now: Date.now });
});
test.afterAll(() => venues.stop());

for (const [at, game] of games.entries())
  test(`axe finds nothing on the page of ${game}, which loads its own drawings alone`, async ({ page }) => {
    await page.setViewportSize(at % 2 === 0 ? { width: 390, height: 844 } : { width: 1366, height: 768 });
    const drawings: string[] = [];
    page.on('response', response => {
      if (response.url().endsWith('.svg')) drawings.push(new URL(response.url()).pathname);
    });
    const userAgent = await page.evaluate(() => navigator.userAgent);
    const language = at % 2 === 0 ? 'zh-CN' : 'zh-TW';
    await page.goto((await venues.launch('', { game, userAgent, language })).href);

    const spin = page.getByRole('button', { name: /旋转|旋轉/, disabled: false });
    await expect(spin).toBeVisible();
    // Contrast is measured over plain colours: what a picture has behind a word cannot be decided.
    await page.evaluate(() => {
      for (const picture of ['--scene', '--garland'])
        document.documentElement.style.setProperty(picture, 'none');
    });
    await expectAccessible(page);
    await spin.click();
    await spin.waitFor({ timeout: longestRoundMs });
    await expectAccessible(page);
    await page.getByRole('button', { name: /规则|規則/ }).click();
    await expectAccessible(page, page.getByRole('dialog'));

    expect(drawings.length).toBeGreaterThan(4);
    const own = new RegExp(`^/page/assets/(${game}|page)-`);
    expect(drawings.filter(drawing => !own.test(drawing))).toEqual([]);
  });
