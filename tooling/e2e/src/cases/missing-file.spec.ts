import { failureText } from '@lobby/api-client/request';
import type { Page } from '@playwright/test';
import { deep } from '../deep.ts';
import { goBackFromDialog } from '../go-back.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Opens /home without the file that calls the platform; returns when the page has reloaded for it. */
async function openWithoutWire(page: Page, missing: 'once' | 'for now'): Promise<() => number> {
  let visits = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) visits += 1;
  });
  await page.route('**/assets/open-wire-*.js*', route =>
    missing === 'once' && visits > 1 ? route.fallback() : route.fulfill({ status: 404 }),
  );
  await page.goto('/home');
  await expect.poll(() => visits).toBe(2);
  return () => visits;
}

const firstMatch = (page: Page) => page.getByRole('list', { name: '热门赛事' }).getByRole('link').first();

test.beforeEach(({ complaints }) => complaints.allowFailedRequests());

test('when the file that calls the platform is missing, the page reloads once and works', async ({
  page,
}) => {
  const visits = await openWithoutWire(page, 'once');
  await expect(firstMatch(page)).toBeVisible();
  expect(visits()).toBe(2);
});

test('when that file stays missing, the page stays after one more attempt, shows the error and offers a retry', async ({
  page,
}) => {
  const visits = await openWithoutWire(page, 'for now');
  const retry = page.getByRole('main').getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await expect(page.getByText(failureText({ kind: 'offline' }, 'zh-CN'))).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(firstMatch(page)).toBeVisible();
  expect(visits()).toBe(2);
});

test('when the file of a dialog is missing, the error notice closes with the back button', {
  tag: deep,
}, async ({ page, context }) => {
  const notice = page.getByRole('dialog', { name: say('zh-CN', 'site.ui.openFailed') });
  await page.goto('/home');
  await expect(firstMatch(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: say('zh-CN', 'site.member.login'), exact: true }).click();
  await expect(notice).toBeVisible();
  await goBackFromDialog(page);
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL('/home');
});
