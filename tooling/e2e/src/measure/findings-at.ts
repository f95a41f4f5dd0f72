import { expect, type Page } from '@playwright/test';
import type { Corner } from '../corners.ts';
import type { Finding } from './in-page.ts';
import { withoutNotYet } from './not-yet.ts';
import { inPage } from './page-program.ts';
import type { Width } from './widths.ts';

/** Measures the page that is open at these widths, without loading it anew, and leaves it at the width it had. */
export async function findingsAt(
  widths: readonly Width[],
  page: Page,
  name: string,
  corner: Corner,
): Promise<Finding[]> {
  const before = page.viewportSize() ?? { width: 1366, height: 768 };
  const findings: Finding[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: before.height });
    await settle(page);
    const found = await page.evaluate(await inPage('measureInPage'), { priceHeight: width < 768 ? 40 : 24 });
    found.push(...(await page.evaluate(await inPage('lookInPage'))));
    found.push(...(await page.evaluate(await inPage('coveredTexts'))));
    findings.push(...found.map(finding => `${name}, ${width}: ${finding}`));
  }
  await page.setViewportSize(before);
  await settle(page);
  return withoutNotYet(findings, { page: name, widths, corner });
}

/** Until the page has kept its height for three frames, with its fonts and without a loading part. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]:not(button):visible')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What ends is waited for, a change of a price too; what moves for ever is a finding.
    const ending = document
      .getAnimations()
      .filter(one => Number.isFinite(one.effect?.getComputedTiming().endTime) && one.playState === 'running');
    await Promise.allSettled(ending.map(one => one.finished));
    let height = 0;
    for (let same = 0; same < 3; ) {
      await new Promise(requestAnimationFrame);
      const now = document.documentElement.scrollHeight;
      same = now === height ? same + 1 : 0;
      height = now;
    }
  });
}
