import { expect, type Page } from '@playwright/test';

/**
 * Presses the browser's back button while something is open that it closes. What opens puts its step into the history
 * a moment after it can be seen, sooner than any hand is there.
 */
export async function goBackFromDialog(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.dialog)).toBe(true);
  await page.goBack();
}
