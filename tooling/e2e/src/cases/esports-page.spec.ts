import { type TestVenues, testVenues } from '@lobby/venue-server/testing';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';

/** As the timetable of the league says, ms. */
const [drawMs, periodMs] = [47_000, 90_000];

let venues: TestVenues;
test.beforeAll(async () => {
  venues = await testVenues();
});
test.afterAll(() => venues.stop());

for (const [language, viewport] of [
  ['zh-CN', { width: 1366, height: 768 }],
  ['zh-TW', { width: 360, height: 780 }],
] as const)
  test(`a match in ${language} is bet on, played and settled at ${viewport.width} px, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const userAgent = await page.evaluate(() => navigator.userAgent);
    const visit = { venue: 'FYDJ', game: 'summit-league', userAgent, language };
    await page.goto((await venues.launch('', visit)).href);
    const prices = page.getByRole('region', { name: /^(赔率|賠率)$/ }).getByRole('button');
    await expect(prices).toHaveCount(12);
    const price = prices.first();
    const slip = page.getByRole('region', { name: /^(注单|注單)$/ });
    const tickets = page.getByRole('region', { name: /我的/ });
    const place = slip.getByRole('button', { name: /^投注$/ });

    await test.step('a price becomes a bet', async () => {
      await price.click();
      await expect(price).toHaveAttribute('aria-pressed', 'true');
      await expect(slip.getByText(/(预计返还|預計返還) \d/)).toBeVisible();
      await expectAccessible(page);
      await place.click();
      await expect(slip.getByText(/已投注第 \d+/)).toBeVisible();
      await expect(tickets.getByText(/待(赛|賽)果/).first()).toBeVisible();
    });

    await test.step('the match is played, and the bet settled', async () => {
      venues.later(drawMs);
      await expect(page.getByText(/以 2:[01] (获胜|獲勝)/)).toBeVisible();
      await expect(tickets.getByText(/待(赛|賽)果/)).toHaveCount(0);
      await expect(price).toBeDisabled();
      await expectAccessible(page);
      await page.getByRole('button', { name: /规则|規則/ }).click();
      await expectAccessible(page, page.getByRole('dialog'));
      await page.getByRole('button', { name: /关闭|關閉/ }).click();
    });

    await test.step('the next one takes bets again', async () => {
      venues.later(periodMs - drawMs);
      await expect(price).toBeEnabled();
    });
  });
