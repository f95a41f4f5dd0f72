import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Fails with what axe finds on the page: rule, place, reason. It looks when the page has settled: what the page is
 * for is there, nothing says that it is still loading, the fonts have come and what was fading in stands.
 * @param shown the last thing to come, where the page does not wait for it by itself.
 */
export async function expectAccessible(page: Page, shown?: Locator): Promise<void> {
  if (shown) await expect(shown).toBeVisible();
  // A button may be busy for as long as its question stands open.
  await expect(page.locator('[aria-busy=true]:not(button):visible')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Elements that fade in have the colours of neither state; endless animations are not waited for.
    const ending = document
      .getAnimations()
      .filter(one => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(one => one.finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      node => `${id}: ${node.target.join(' ')}  ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
  expect(told, 'What axe finds').toEqual([]);
}
