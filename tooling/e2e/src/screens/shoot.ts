import type { Page } from '@playwright/test';

/** Takes the picture of a page, once fonts are loaded and the page is rendered. */
export async function shoot(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => {
    // Pages with live prices are never idle.
  });
  await page.screenshot({ path: file, animations: 'disabled' });
}
