import type { Page } from '@playwright/test';
import { expect, test } from '../site-test.ts';

/** Lets a file of the app fail, as after a deploy that took it away; answers how often it was asked for. */
async function withoutFile(page: Page, name: string, times = Number.POSITIVE_INFINITY) {
  let asked = 0;
  await page.route(`**/assets/${name}-*.js`, route => {
    asked += 1;
    return asked > times ? route.continue() : route.fulfill({ status: 404 });
  });
  return () => asked;
}

test.beforeEach(({ complaints }) => complaints.allowFailedRequests());

test('when the file that calls the platform is gone, the page loads anew by itself and works', async ({
  page,
}) => {
  const asked = await withoutFile(page, 'open-wire', 1);
  await page.goto('/home');
  await expect(page.getByRole('list', { name: '热门赛事' }).getByRole('link').first()).toBeVisible();
  expect(asked()).toBe(2);
});

test('when that file never comes, the page stays, says what failed and offers to ask again', async ({
  page,
}) => {
  await withoutFile(page, 'open-wire');
  await page.goto('/home');
  const retry = page.getByRole('main').getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('网络连接已断开，请检查网络后重试')).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('list', { name: '热门赛事' }).getByRole('link').first()).toBeVisible();
});
