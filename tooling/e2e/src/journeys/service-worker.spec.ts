import { expect as baseExpect, type Page } from '@playwright/test';
import { nameOf, xingheClassic } from '../corners.ts';
import { header } from '../pages/header.ts';
import { type ReleasedSite, releasedSite } from '../releases/released-site.ts';
import { test as base, expect } from '../site-test.ts';
import { say } from '../words.ts';

const test = base.extend<{ released: ReleasedSite }>({
  released: async ({ world, brand, page }, use, { workerIndex }) => {
    const site = await releasedSite(world, brand, workerIndex);
    await use(site);
    // What it asks for by itself is not to miss the site.
    await page.close();
    await site.stop();
  },
});

const oldPage = (page: Page) => page.getByRole('heading', { name: '旧版页面' });
const keptBy = (page: Page) => page.evaluate(() => caches.keys());
/** Paths of everything that a worker keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = (await caches.keys()).map(async name => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
  });
const inCharge = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test.describe(nameOf(xingheClassic), () => {
  test.use({ ...xingheClassic, serviceWorkers: 'allow' });

  test('a worker of an old release, which shows its own page for ever, ends with the next release, and so does the new one', async ({
    page,
    released,
    language,
  }) => {
    const hot = page.getByRole('heading', { name: say(language, 'site.home.hot') }).first();

    await test.step('the old worker is in charge', async () => {
      await page.goto(`${released.url}/home`);
      await inCharge(page);
      await page.reload();
      await expect(oldPage(page)).toBeVisible();
    });

    await test.step('the next release takes over without a word from the old page', async () => {
      await released.release('new');
      // The page has no script: it is the browser that looks at the address of the worker.
      await baseExpect(async () => {
        await page.goto(`${released.url}/home`);
        await baseExpect(hot).toBeVisible({ timeout: 5_000 });
      }).toPass();
      expect(await keptBy(page)).not.toContain('site-pages-v1');
    });

    await test.step('the new one keeps files of the build, and no page and no call', async () => {
      await page.reload();
      await expect(hot).toBeVisible();
      await inCharge(page);
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await expect.poll(() => keptPaths(page)).not.toEqual([]);
      const paths = await keptPaths(page);
      expect(paths.filter(path => !/^\/assets\/[\w.-]+-[\w-]{7}\.\w+$/.test(path))).toEqual([]);
    });

    await test.step('a release without a worker leaves none and nothing kept', async () => {
      await released.release(undefined);
      await page.goto(`${released.url}/home`);
      await expect.poll(() => keptBy(page)).toEqual([]);
      await page.reload();
      await expect(hot).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });
  });

  test('a new worker takes over beside a form that is being filled in, and the page stays as it is', async ({
    page,
    released,
    edition,
    language,
  }) => {
    await released.release('new');
    await page.goto(`${released.url}/home`);
    await inCharge(page);
    await header(page, { edition, language }).openRegister();
    const name = page.getByLabel(say(language, 'auth.username.label'), { exact: true });
    await name.fill('halfway1');
    await page.evaluate(() => {
      Object.assign(window, { isSamePage: true });
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        Object.assign(window, { hasNewWorker: true }),
      );
    });
    await released.release('newer');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(() => 'hasNewWorker' in window);
    await expect(name).toHaveValue('halfway1');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});
