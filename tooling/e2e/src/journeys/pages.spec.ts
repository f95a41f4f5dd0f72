import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { newMember } from '../member.ts';
import { accessDialog, openDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.beforeEach(async ({ page, edition, language }) => {
  await page.goto('/home');
  await header(page, { edition, language }).dress();
});

for (const path of ['/home', '/app/help/gztk', '/app/help/ysgz', '/app/help/bczr', '/nowhere']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await rest(page);
    await expectAccessible(page);
  });
}

test('axe finds nothing on the pages of a member: the way in, sportsbook, match, bet record', async ({
  page,
  edition,
  language,
}) => {
  const member = newMember();
  await header(page, { edition, language }).openRegister();
  await expect(openDialog(page)).toBeVisible();
  await expectAccessible(page);
  await accessDialog(page, language).register(member);
  await header(page, { edition, language }).expectMember(member.name);

  const book = sportsbook(page, language);
  await book.open();
  await book.prices('handicap.full').last().click();
  await rest(page);
  await expectAccessible(page);

  const picked = page.getByRole('article').filter({ has: page.getByRole('button', { pressed: true }) });
  await picked.getByRole('link').first().click();
  await expect(page).toHaveURL(/match=/);
  await rest(page);
  await expectAccessible(page);

  await page.goto('/mine/betRecord');
  await rest(page);
  await expectAccessible(page);
});

test('the edition and the language are remembered', async ({ page, edition, language }) => {
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-edition', edition);
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh-TW' ? /Hant/ : /Hans/);
  await expect(page.getByRole('heading', { name: say(language, 'site.home.hot') }).first()).toBeVisible();
});

for (const path of ['/mine/betRecord', '/game/sport/crty']) {
  test(`${path} sends a visitor home, says why, and offers to log in`, async ({ page, language }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText(say(language, 'site.guard.loginRequired')).first()).toBeVisible();
    await expect(openDialog(page)).toBeVisible();
  });
}

/** What a page draws, it has drawn. */
async function rest(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => {
    // Pages with live prices never rest.
  });
}
