import { helpPages } from '@lobby/api-client/contract/site/help-marks';
import { simplifiedOnlyIn } from '@lobby/i18n/simplified';
import type { Page } from '@playwright/test';
import { nameOf, qingshanClassic, xinghePro } from '../corners.ts';
import { deep } from '../deep.ts';
import { accessDialog, openDialog } from '../pages/access-dialog.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { devices } from '../pages/devices.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** With Traditional Chinese selected, no page and no dialog shows Simplified Chinese. */

/** Fails when a visible text has a character that only Simplified uses; the language switch is exempt. */
async function expectTraditional(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      if (!holder || holder.closest('[lang="zh-Hans"], script, style') || !holder.checkVisibility()) continue;
      found.push(walker.currentNode.textContent?.trim() ?? '');
    }
    return found;
  });
  expect(texts.filter(text => simplifiedOnlyIn(text).length > 0)).toEqual([]);
}

test.describe(nameOf(qingshanClassic), () => {
  test.use({ ...qingshanClassic, visitor: 'member' });
  test('a member sees every page in Traditional Chinese', async ({ page, language, edition }) => {
    await page.goto('/home');
    await expect(page.locator('main button[aria-pressed]').first()).toBeVisible();
    await expectTraditional(page);
    for (const code of helpPages) {
      await page.goto(`/app/help/${code}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectTraditional(page);
    }
    await page.goto('/fairness');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectTraditional(page);

    const book = sportsbook(page, language);
    await book.open();
    await book.pick('handicap.full');
    await expectTraditional(page);
    // A match in play may end before it is opened.
    await book.open('?show=today');
    await book.openMatch(page.getByRole('article').first());
    await expect(page.getByText(say(language, 'sportsbook.match.filter.main')).first()).toBeVisible();
    await expectTraditional(page);

    await betHistory(page, language).open();
    await expect(page.getByText(say(language, 'betHistory.empty')).first()).toBeVisible();
    await expectTraditional(page);
    await header(page, { language, edition }).openDevices();
    await expect(devices(page, language).rows.first()).toBeVisible();
    await expectTraditional(page);
  });
});

test.describe(nameOf(xinghePro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...xinghePro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });
  test('a member places a system in Traditional Chinese, from the picks to the bet history', {
    tag: deep,
  }, async ({ page, language }) => {
    const slip = betSlip(page, language);
    const book = sportsbook(page, language);
    // Hours away: none of the matches begins meanwhile.
    await book.open('?show=early');
    await slip.chooseForm('systems');
    const [first] = await book.pickApart(3);
    await slip.stakeOf('3串4').fill('10');
    await expect(slip.place).toContainText('40');
    await expectTraditional(page);

    await slip.place.click();
    await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
    await expectTraditional(page);
    await slip.button('betslip.receipt.view').click();
    await expect(slip.panel.getByText('3串4')).toBeVisible();
    await expectTraditional(page);

    const history = betHistory(page, language);
    await history.open();
    const row = page.getByRole('row').filter({ hasText: '3串4' });
    const legs = await history.unfold(row, 3, '3串4');
    await expect(legs).toContainText(first?.name ?? '');
    await expectTraditional(page);
  });
});

test.describe(nameOf(xinghePro), () => {
  test.use(xinghePro);
  test('a visitor sees login, registration and customer service in Traditional Chinese', async ({
    page,
    language,
    edition,
    context,
  }) => {
    const access = accessDialog(page, language);
    await page.goto('/home');
    await header(page, { language, edition }).openRegister();
    await access.username.fill('1');
    await access.password.fill('2');
    await access.password.press('Enter');
    await access.expectSentence('verification.password.rule');
    await expectTraditional(page);
    await access.dialog.getByRole('button', { name: say(language, 'auth.agree.terms') }).click();
    await expect(
      page.getByRole('dialog', { name: say(language, 'content.gztk'), exact: true }),
    ).toBeVisible();
    await expectTraditional(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toBeHidden();

    await header(page, { language, edition }).openLogin();
    await access.forgot();
    await expect(page.getByRole('dialog', { name: say(language, 'auth.recover.title') })).toBeVisible();
    await expectTraditional(page);
    await openDialog(page)
      .getByRole('button', { name: say(language, 'auth.service.link') })
      .click();
    await expectTraditional(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: say(language, 'prompts.service.open') }).click();
    const service = await opened;
    await expect(service.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
    await expectTraditional(service);
  });
});
