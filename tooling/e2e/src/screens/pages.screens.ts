import type { Page } from '@playwright/test';
import { accessDialog as accessIn } from '../engines/access.ts';
import { betting } from '../engines/bet.ts';
import { key, type User } from '../engines/user.ts';
import { newMember } from '../member.ts';
import { accessDialog, openDialog } from '../pages/access-dialog.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { say, saying } from '../words.ts';
import { expect, test } from './screens-test.ts';

const pagesOfWords = {
  terms: '/app/help/gztk',
  rules: '/app/help/tywt',
  download: '/download',
  sponsor: '/sponsor',
  'not-found': '/nowhere',
};

for (const language of ['zh-CN', 'zh-TW'] as const) {
  test.describe(() => {
    test.use({ language });
    test(`every page, ${language}`, async ({ page, edition, shoot }) => {
      const width = page.viewportSize()?.width ?? 0;
      // The header is a phone's below 1024 px; the slip is a bar at the bottom up to 1120 px.
      const hasMenu = width < 1024;
      const hasSlipBar = width <= 1120;
      const words = (id: string) => say(language, id);
      const sees = (id: string) => (user: User) => user.see({ role: 'text', name: saying(language, id) });

      await page.goto('/home');
      if (hasMenu) {
        await page
          .getByRole('button', { name: words('site.nav.menu'), exact: true })
          .first()
          .click();
        await shoot('menu', user => user.press({ role: 'button', name: words('site.nav.menu') }));
        await page.reload();
      }
      await shoot('home', user => user.see({ role: 'price' }));

      const top = header(page, { language, edition });
      const access = accessDialog(page, language);
      await top.openLogin();
      await expect(openDialog(page)).toBeVisible();
      await shoot('login', async user => {
        const dialog = accessIn(user, language);
        await dialog.open('login');
        await user.see(dialog.field('password'));
      });
      await page.keyboard.press('Escape');
      await expect(openDialog(page)).toBeHidden();
      await top.openRegister();
      await access.username.fill('1');
      await access.password.fill('2');
      // The button looks unavailable with fields missing; Enter shows which.
      await access.password.press('Enter');
      await access.expectSentence('verification.password.rule');
      await shoot('access', async user => {
        const dialog = accessIn(user, language);
        await dialog.open('register');
        await user.fill(dialog.field('username'), '1');
        await user.fill(dialog.field('password'), '2');
        await user.keys(key.enter);
        await sees('verification.password.rule')(user);
      });
      await access.register(newMember());
      await expect(openDialog(page)).toBeHidden({ timeout: 20_000 });

      const book = sportsbook(page, language);
      await book.open();
      const picked = page.getByRole('article').nth(await youngest(page));
      await picked.getByRole('button', { pressed: false }).first().click();
      if (hasSlipBar) await page.getByRole('button', { name: say(language, 'betslip.bar.open') }).click();
      const stake = page.getByRole('textbox', { name: say(language, 'betslip.stake.label') });
      await stake.fill('200');
      await expect(stake).toHaveValue('200');
      await shoot('sport', async (user, engine) => {
        const { openSlip, stake } = betting(engine, user, language, hasSlipBar);
        await openSlip();
        await user.fill(stake, '200');
      });
      const sheet = page.getByRole('dialog', { name: say(language, 'betslip.title') });
      await betSlip(page, language, hasSlipBar ? sheet : undefined).placeUntilAnswered();
      await shoot('receipt', async (user, engine) => {
        const { pick, stake, placeAnyway } = betting(engine, user, language, hasSlipBar);
        const pickAndStake = async () => {
          await pick();
          await user.fill(stake, '200');
        };
        await pickAndStake();
        await placeAnyway(pickAndStake);
      });
      if (hasSlipBar) await page.getByRole('button', { name: say(language, 'betslip.bar.close') }).click();

      await book.openMatch(page.getByRole('article').nth(await youngest(page)));
      await expect(page.getByText(say(language, 'sportsbook.match.filter.main')).first()).toBeVisible();
      await shoot('match', sees('sportsbook.match.filter.main'));

      await page.goto('/mine/betRecord');
      await expect(page.getByRole('heading', { name: say(language, 'betHistory.title') })).toBeVisible();
      await expect(page.getByRole('main').getByText(/OU\d+/).first()).toBeVisible();
      await shoot('record', user => user.see({ role: 'text', name: /^OU\d+$/ }));

      for (const path of ['/mine', '/mine/userinfo']) {
        await page.goto(path);
        await expect(page.getByText(say(language, 'securityScore.task.birthday')).first()).toBeVisible();
        await shoot(path === '/mine' ? 'overview' : 'profile', sees('securityScore.task.birthday'));
      }

      await page.goto('/mine/message');
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await shoot('letters');

      for (const [name, address] of Object.entries(pagesOfWords)) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await shoot(name);
      }
    });
  });
}

/** The match with the most markets: early enough that few are closed. */
function youngest(page: Page): Promise<number> {
  return page.getByRole('article').evaluateAll(articles => {
    const markets = articles.map(article => Number(/\+(\d+)$/.exec(article.textContent ?? '')?.[1] ?? 0));
    return markets.indexOf(Math.max(...markets));
  });
}
