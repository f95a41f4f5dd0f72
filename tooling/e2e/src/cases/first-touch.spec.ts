import { deep } from '../deep.ts';
import { expect, test } from '../site-test.ts';

/** Files of the app arrive late, as on a slow connection: the page is rendered but not interactive yet. */
async function holdScripts(page: import('@playwright/test').Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async route => {
    await released;
    await route.continue();
  });
  return release;
}

test('登录, pressed before the app has started, opens its dialog afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Enter on 注册, pressed before the app has started, opens its dialog afterwards', { tag: deep }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '注册', exact: true }).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('a returning member', () => {
  test.use({ visitor: 'member' });

  test('sees no login button before the app has started, and their name afterwards', async ({
    page,
    member,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: '注册', exact: true })).toBeHidden();
    release();
    await expect(page.getByRole('banner').getByText(member.name)).toBeVisible();
  });
});

test('the focus is kept when the app replaces the page', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const edition = page.getByRole('button', { name: '专业版' });
  await edition.focus();
  release();
  await expect(page.getByRole('banner').locator('time')).not.toBeEmpty();
  await expect(edition).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'pro');
});
