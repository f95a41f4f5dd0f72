import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds on the page as it stands: rule, place, reason. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is fading in has the colours of neither state.
  await page.evaluate(async () => {
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
