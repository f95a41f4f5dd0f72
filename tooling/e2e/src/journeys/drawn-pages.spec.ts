import type { Page } from '@playwright/test';
import { nameOf, onAPhone, opposites } from '../corners.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** The addresses that a site tells search engines. */
async function listed(siteUrl: string): Promise<readonly string[]> {
  const list = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return Array.from(list.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
}

for (const corner of opposites[0]) {
  test.describe(nameOf(corner), () => {
    test.use(corner);

    test('every page that search engines are told of can be read before any script runs', async ({
      browser,
      siteUrl,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, storageState: undefined });
      const page = await context.newPage();
      const addresses = await listed(siteUrl);
      expect(addresses.length).toBeGreaterThan(10);
      const titles: string[] = [];
      for (const address of addresses) {
        await page.goto(siteUrl + new URL(address).pathname);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
        await expect(page.getByRole('main').getByRole('heading').first(), address).toBeVisible();
        titles.push(await page.title());
      }
      expect(new Set(titles).size).toBe(titles.length);
      await context.close();
    });
  });
}

test.describe(nameOf(opposites[1][0]), () => {
  test.use(opposites[1][0]);
  test('a page drawn in another language than the visitor reads is not seen before it is in theirs', async ({
    page,
    language,
  }) => {
    const release = await holdShell(page);
    await page.goto('/app/help/gztk', { waitUntil: 'commit' });
    // By its element: what is not seen has no role.
    const heading = page.locator('main h1');
    await expect(heading).toHaveText(say('zh-CN', 'content.gztk'));
    await expect(heading).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'pro');
    release();
    await expect(heading).toHaveText(say(language, 'content.gztk'));
    await expect(heading).toBeVisible();
  });
});

test.describe(`${nameOf(opposites[1][1])} on a phone`, () => {
  test.use({ ...opposites[1][1], ...onAPhone, hasTouch: true, isMobile: true });
  test('a section of the help stays where its address opened it when the page runs', async ({
    page,
    language,
  }) => {
    const release = await holdShell(page);
    await page.goto('/app/help/tywt#void', { waitUntil: 'commit' });
    const section = page.locator('#void');
    const top = () => section.evaluate(element => Math.round(element.getBoundingClientRect().top));
    const [atLeast, atMost] = [0, onAPhone.viewport.height / 2];
    const isNear = async () => (await top()) >= atLeast && (await top()) <= atMost;
    await expect.poll(isNear).toBe(true);
    release();
    // The list of pages can be unfolded once the page runs.
    await expect(page.locator('details').getByText(say(language, 'content.help.pages'))).toBeVisible();
    expect(await isNear(), String(await top())).toBe(true);
  });
});

/** Keeps the scripts of a page from running. @returns what lets them run. */
async function holdShell(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/assets/shell-*.js', async route => {
    await held;
    await route.continue();
  });
  return () => release();
}
