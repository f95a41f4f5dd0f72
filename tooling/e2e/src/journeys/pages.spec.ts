import { expectAccessible } from '../accessibility.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const publicPages = ['/home', '/game/sport/crty', '/app/help/gztk', '/app/help/ysgz', '/nowhere'];

for (const path of publicPages) {
  test(`${path} is open to a visitor, and axe finds nothing`, async ({ page, edition, language }) => {
    await page.goto(path);
    await header(page, { edition, language }).dress();
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {
      // Pages with live prices never rest.
    });
    await expectAccessible(page);
  });
}

test('the edition and the language are remembered', async ({ page, edition, language }) => {
  await page.goto('/home');
  await header(page, { edition, language }).dress();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-edition', edition);
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh-TW' ? /Hant/ : /Hans/);
  await expect(page.getByRole('heading', { name: say(language, 'site.home.hot') }).first()).toBeVisible();
});

test('a member page sends a visitor home, says why, and offers to log in', async ({
  page,
  edition,
  language,
}) => {
  await page.goto('/home');
  await header(page, { edition, language }).dress();
  await page.goto('/mine/betRecord');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(say(language, 'site.guard.loginRequired')).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});
