import { expect, type Page } from '@playwright/test';
import type { Finding } from './of-element.ts';
import { inPage } from './page-program.ts';

/** The widths at which designers look at a page, px. */
export const widths = [1920, 1440, 1366, 1024, 768, 390, 360] as const;
export type Width = (typeof widths)[number];

/** Measures the page that is open at each width, without loading it anew, and leaves it at the width it had. */
export async function findingsAtEveryWidth(
  page: Page,
  name: string,
  at: readonly Width[] = widths,
): Promise<Finding[]> {
  const before = page.viewportSize() ?? { width: 1366, height: 768 };
  const findings: Finding[] = [];
  const lookAtPage = await inPage('lookAtPage');
  for (const width of at) {
    await page.setViewportSize({ width, height: before.height });
    await settle(page);
    const found = await page.evaluate(lookAtPage, { priceHeight: width < 768 ? 40 : 24 });
    findings.push(...found.map(finding => `${name}, ${width}: ${finding}`));
  }
  await page.setViewportSize(before);
  await settle(page);
  return findings;
}

/** Until the page has kept its height for three frames, with its fonts and without a loading part. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]:not(button):visible')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    let height = 0;
    for (let same = 0; same < 3; ) {
      await new Promise(requestAnimationFrame);
      const now = document.documentElement.scrollHeight;
      same = now === height ? same + 1 : 0;
      height = now;
    }
  });
}
