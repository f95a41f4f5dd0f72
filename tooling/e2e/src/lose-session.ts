import type { Page } from '@playwright/test';

/**
 * Loads the page anew with a token that the platform rejects. The token is replaced as the new document begins: the
 * old one asks every few seconds whether its session lives, and could be sent home before it is left.
 */
export async function reloadWithLostSession(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lost = 'session lost by the journey';
    if (window.top !== window || sessionStorage.getItem(lost)) return;
    sessionStorage.setItem(lost, 'yes');
    for (const key of Object.keys(localStorage)) {
      const value = localStorage.getItem(key) ?? '';
      if (/"token"/.test(value))
        localStorage.setItem(key, value.replace(/("token":")[^"]+/, '$1expired-token-of-nobody'));
    }
  });
  await page.reload();
}
