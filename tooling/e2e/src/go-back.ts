import { expect, type Page } from '@playwright/test';

/**
 * Presses the browser's back button while a dialog is open that it closes. A dialog adds its history entry shortly
 * after it becomes visible, sooner than a person can react.
 */
export async function goBackFromDialog(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.dialog)).toBe(true);
  await page.goBack();
}
