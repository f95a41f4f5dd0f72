import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { inPage } from './measure/page-program.ts';

/**
 * Fails with axe's findings on the page, once it has settled: the main content is shown, nothing is loading, fonts
 * are there and animations have ended.
 * @param shown the last element to appear, where the page does not wait for it.
 */
export async function expectAccessible(page: Page, shown?: Locator): Promise<void> {
  if (shown) await expect(shown).toBeVisible();
  // A button may be busy while its dialog is open.
  await expect(page.locator('[aria-busy=true]:not(button):visible')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Elements that fade in have the colours of neither state; endless animations are not waited for.
    const ending = document
      .getAnimations()
      .filter(one => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(one => one.finished));
  });
  // Legacy: in the page itself, not in a new one that joins what frames of other origins say; there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations', 'incomplete'] });
  const { violations, incomplete } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}  ${saysOf(node)}`),
  );
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes.map(node => ({ rule: id, target: node.target.join(' '), says: saysOf(node) })),
  );
  if (open.length > 0) findings.push(...(await page.evaluate(await inPage('undecided'), open)));
  expect(findings, 'What axe finds').toEqual([]);
}

const saysOf = (node: { failureSummary?: string }) => node.failureSummary?.split('\n')[1]?.trim() ?? '';
