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

/** Lets no call of the page reach the platform, as with a line that is cut, until the answer is called. */
export async function breakCalls(page: Page): Promise<() => Promise<void>> {
  await page.route(/\/(e|game)\//, route => route.abort('connectionrefused'));
  return () => page.unroute(/\/(e|game)\//);
}
