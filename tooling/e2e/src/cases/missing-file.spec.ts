import type { Page } from '@playwright/test';
import { expect, test } from '../site-test.ts';

/** Lets a file of the app fail, as after a deploy that took it away. */
async function withoutFile(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, route => route.fulfill({ status: 404 }));
}

/** How many pages came into this tab, one after the other. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('domcontentloaded', () => {
    visits += 1;
  });
  return () => visits;
}

test.beforeEach(({ complaints }) => complaints.allowFailedRequests());

test('when the file that calls the platform is gone, the page loads anew by itself and works', async ({
  page,
}) => {
  const visits = countVisits(page);
  await withoutFile(page, 'open-wire');
  await page.goto('/home');
  await expect.poll(visits).toBe(2);
  await page.unrouteAll();
  await expect(page.getByRole('list', { name: '热门赛事' }).getByRole('link').first()).toBeVisible();
  expect(visits()).toBe(2);
});

test('when that file never comes, the page stays after one more try, says what failed and offers to ask again', async ({
  page,
}) => {
  const visits = countVisits(page);
  await withoutFile(page, 'open-wire');
  await page.goto('/home');
  await expect.poll(visits).toBe(2);
  const retry = page.getByRole('main').getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('网络连接已断开，请检查网络后重试')).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('list', { name: '热门赛事' }).getByRole('link').first()).toBeVisible();
});
