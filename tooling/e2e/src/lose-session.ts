import type { Page } from '@playwright/test';

/** Replaces the stored token of this browser by one that the platform rejects. */
export async function loseSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const value = localStorage.getItem(key) ?? '';
      if (/"token"/.test(value))
        localStorage.setItem(key, value.replace(/("token":")[^"]+/, '$1expired-token-of-nobody'));
    }
  });
}
