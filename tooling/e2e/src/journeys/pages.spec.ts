import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { nameOf, opposites, qingshanClassic, qingshanPro, xinghePro } from '../corners.ts';
import { deepUnless } from '../deep.ts';
import { accessDialog, openDialog } from '../pages/access-dialog.ts';
import { betHistory } from '../pages/bet-history.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const [firstPair, secondPair] = opposites;
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const hotPrice = (page: Page) => page.locator('main button[aria-pressed]').first();

const pages = [
  { path: '/home', shown: hotPrice, corners: firstPair },
  { path: '/app/help/gztk', shown: title, corners: secondPair },
  { path: '/app/help/ysgz', shown: title, corners: firstPair },
  { path: '/app/help/bczr', shown: title, corners: secondPair },
  { path: '/nowhere', shown: title, corners: firstPair },
];

for (const [at, { path, shown, corners }] of pages.entries()) {
  for (const [nth, corner] of corners.entries()) {
    test.describe(nameOf(corner), () => {
      test.use(corner);
      test(`axe finds nothing on ${path}`, deepUnless(nth === at % 2), async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page, shown(page));
      });
    });
  }
}

for (const [nth, corner] of secondPair.entries()) {
  test.describe(nameOf(corner), () => {
    test.use(corner);
    test(
      'axe finds nothing on login and registration',
      deepUnless(nth === 0),
      async ({ page, edition, language }) => {
        await page.goto('/home');
        await header(page, { edition, language }).openRegister();
        await expectAccessible(page, openDialog(page));
      },
    );
  });
}

for (const [nth, corner] of firstPair.entries()) {
  test.describe(nameOf(corner), () => {
    test.use({ ...corner, visitor: 'member' });
    test(
      'axe finds nothing on the pages of a member: sportsbook, match, own pages',
      deepUnless(nth === 1),
      async ({ page, language }) => {
        const book = sportsbook(page, language);
        await book.open();
        await book.pick('handicap.full');
        await expectAccessible(page);

        // A match in play may end before it is opened.
        await book.open('?show=today');
        await book.openMatch(page.getByRole('article').first());
        await expectAccessible(page, page.getByText(say(language, 'sportsbook.match.filter.main')).first());

        await betHistory(page, language).open();
        await expectAccessible(page, page.getByText(say(language, 'betHistory.empty')).first());
        for (const path of ['/mine', '/mine/userinfo']) {
          await page.goto(path);
          await expectAccessible(page, page.getByText(say(language, 'securityScore.task.birthday')).first());
        }
      },
    );
  });
}

test.describe(nameOf(qingshanClassic), () => {
  test.use(qingshanClassic);
  test('the chosen edition and language are stored', async ({ page }) => {
    const { edition, language } = qingshanPro;
    await page.goto('/home');
    await header(page, { edition, language }).dress();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-edition', edition);
    await expect(page.locator('html')).toHaveAttribute('lang', /Hans/);
    await expect(page.getByRole('heading', { name: say(language, 'site.home.hot') }).first()).toBeVisible();
  });
});

test.describe(nameOf(xinghePro), () => {
  test.use(xinghePro);
  test('match names follow the language of the page, also after a switch', async ({ page, language }) => {
    const hot = (locale: typeof language) =>
      page.getByRole('list', { name: say(locale, 'sportsbook.hot.title') }).filter({ hasText: /\d/ });
    const expectNames = async (locale: typeof language) => {
      const names = expect(hot(locale));
      await (locale === 'zh-CN' ? names : names.not).toHaveText(/[尔维亚罗门联兰贝马汉达诺费热]/);
      await expect(hot(locale)).toBeVisible();
    };
    await page.goto('/home');
    await expectNames('zh-TW');
    await page.getByRole('button', { name: '简体' }).click();
    await expectNames('zh-CN');
    await page.getByRole('button', { name: '繁體' }).click();
    await expectNames('zh-TW');
  });
});

for (const [nth, [path, corner, title]] of (
  [
    ['/mine/betRecord', qingshanClassic, 'betHistory.title'],
    ['/game/sport/crty', xinghePro, 'sportsbook.title'],
  ] as const
).entries()) {
  test.describe(nameOf(corner), () => {
    test.use(corner);
    test(
      `${path} sends a visitor home, says why, and offers to log in`,
      deepUnless(nth === 0),
      async ({ page, language }) => {
        await page.goto(path);
        await expect(page).toHaveURL(/\/home$/);
        const reason = say(language, 'page.toOpen', { page: say(language, title) });
        await expect(page.getByText(reason)).toHaveCount(1);
        await expect(accessDialog(page, language).dialog).toBeVisible();
      },
    );
  });
}
