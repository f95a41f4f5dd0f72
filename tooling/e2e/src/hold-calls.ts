import type { Page } from '@playwright/test';

/** Holds every call of the page to the platform, as a slow line does, until the answer is called. */
export async function holdCalls(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route(/\/(e|game)\//, async route => {
    await released;
    await route.continue();
  });
  return letGo;
}
