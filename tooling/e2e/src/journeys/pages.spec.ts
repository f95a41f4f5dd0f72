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
  await book.pick('handicap.full');
  await rest(page);
  await expectAccessible(page);

  const picked = page.getByRole('article').filter({ has: page.getByRole('button', { pressed: true }) });
  await picked.getByRole('link').first().click();
  await expect(page).toHaveURL(/match=/);
  await expect(page.getByText(say(language, 'sportsbook.match.group.main')).first()).toBeVisible();
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

test('matches are named in the language of the page, also after a switch', async ({ page, language }) => {
  const other = language === 'zh-TW' ? 'zh-CN' : 'zh-TW';
  const hot = (spoken: typeof language) =>
    page.getByRole('list', { name: say(spoken, 'sportsbook.hot.title') }).filter({ hasText: /\d/ });
  const expectNames = async (spoken: typeof language) => {
    const names = expect(hot(spoken));
    await (spoken === 'zh-CN' ? names : names.not).toHaveText(/[尔维亚罗门联兰贝马汉达诺费热]/);
    await expect(hot(spoken)).toBeVisible();
  };
  await expectNames(language);
  await page.getByRole('button', { name: other === 'zh-TW' ? '繁體' : '简体' }).click();
  await expectNames(other);
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
