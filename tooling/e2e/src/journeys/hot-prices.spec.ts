import type { Locator } from '@playwright/test';
import { everyBrand, nameOf } from '../corners.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Prices on the first screen: as many as two cards have at least, and eight in a table, whose rows are as wide as the page. */
const least = { cards: 4, table: 8 };

for (const corner of everyBrand) {
  test.describe(nameOf(corner), () => {
    test.use({ ...corner, viewport: { width: 1366, height: 768 } });
    test('the first screen of the home page has prices that can be pressed, and few locks', async ({
      page,
      language,
    }) => {
      await page.goto('/home');
      const list = page.getByRole('list', { name: say(language, 'sportsbook.hot.title') });
      const matches = list.getByRole('listitem');
      await expect(matches).toHaveCount(8);
      const isTable = ((await matches.first().boundingBox())?.width ?? 0) > 1_000;
      // A market may be shut for the seconds of an attack.
      await expect
        .poll(() => inView(list, 'button:not([aria-disabled])'))
        .toBeGreaterThanOrEqual(isTable ? least.table : least.cards);
      await expect
        .poll(async () => (await inView(list, '[aria-disabled]')) / (await inView(list, 'button')))
        .toBeLessThanOrEqual(0.3);
    });
  });
}

/** How many of these are whole in the window. */
function inView(list: Locator, selector: string): Promise<number> {
  return list.locator(selector).evaluateAll(
    each =>
      each.filter(element => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );
}
