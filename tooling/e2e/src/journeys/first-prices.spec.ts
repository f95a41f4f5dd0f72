import type { Page } from '@playwright/test';
import { nameOf, onAPhone, qingshanPro } from '../corners.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';

/** What stands on the first screen of a list, without a scroll. */
test.describe(`${nameOf(qingshanPro)} on a phone`, () => {
  test.use({ ...qingshanPro, ...onAPhone, hasTouch: true, isMobile: true });

  test('six prices of the list can be pressed at once', async ({ page, language }) => {
    // No match of it has begun: at every hour there are some, and all of them are open.
    await sportsbook(page, language).open('?show=today');
    await expect.poll(async () => (await cellsInSight(page)).open).toBeGreaterThanOrEqual(6);
    expect((await cellsInSight(page)).locked).toBe(0);
  });

  test('prices in play that can be pressed are not behind those that cannot', async ({
    page,
    language,
    time,
  }) => {
    const book = sportsbook(page, language);
    await book.open();
    // A price may close in the moment between the answer and this look: then as whoever comes a little later sees it.
    await expect(async () => {
      await time.advance(30_000);
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
      const { open, locked, openBelow } = await cellsInSight(page);
      expect(locked).toBeLessThanOrEqual(0.3 * (open + locked));
      expect(open).toBeGreaterThanOrEqual(Math.min(6, open + openBelow));
    }).toPass({ timeout: 120_000, intervals: [100] });
  });
});

/** The prices of the list that a finger would meet now, those with a lock, and the open ones that only a scroll shows. */
function cellsInSight(page: Page) {
  return page.evaluate(() => {
    const cells = [
      ...document.querySelectorAll<HTMLElement>('main article button:is([aria-pressed], [data-locked])'),
    ];
    const prices = cells.filter(
      cell => cell.matches('[data-locked]') || /\d\.\d\d/.test(cell.textContent ?? ''),
    );
    const isInSight = (cell: HTMLElement) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met !== null && cell.contains(met);
    };
    const seen = prices.filter(isInSight);
    const open = (cell: HTMLElement) => cell.matches('[aria-pressed]');
    return {
      open: seen.filter(open).length,
      locked: seen.filter(cell => !open(cell)).length,
      openBelow: prices.filter(cell => open(cell) && !isInSight(cell)).length,
    };
  });
}
