import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanPro } from '../corners.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { readPick, sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanPro, choices: { 'lobby.odds-policy': 'all' } });

  test('a visitor looks at prices, presses one, logs in, and bets on it', async ({
    page,
    time,
    member,
    language,
  }) => {
    const book = sportsbook(page, language);
    const slip = betSlip(page, language);
    const prices = book.prices('1x2.full');
    const required = page.getByRole('dialog', { name: say(language, 'auth.required.title') });

    await test.step('the list and a match page are open to a visitor, with a slip that says what to do', async () => {
      // Hours away: no match begins meanwhile, and leaves the list.
      await page.goto('/game/sport/crty?show=early');
      await expect(prices.first()).toBeVisible();
      await expect(slip.says('betslip.visitor.title')).toBeVisible();
      await expectAccessible(page);
      await book.openMatch(page.getByRole('article').first());
      await expect(page.getByText(say(language, 'sportsbook.match.filter.main')).first()).toBeVisible();
      await page.goBack();
    });

    const { match } = await readPick(prices.first());
    const price = book.priceOf(match, '1x2.full');
    await test.step('a press on a price asks for a login; closed, nothing is kept', async () => {
      await price.click();
      await expect(required).toContainText(say(language, 'betslip.visitor.reason'));
      await page.keyboard.press('Escape');
      await expect(required).toBeHidden();
      await expect(price).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('after the login the pick is in the slip', async () => {
      await price.click();
      await required.getByRole('button', { name: say(language, 'auth.login.title'), exact: true }).click();
      await accessDialog(page, language).logIn(member);
      await expect(page).toHaveURL(/\/game\/sport\/crty/);
      await expect(slip.items).toHaveCount(1);
      await expect(page.getByRole('button', { name: match, pressed: true })).toHaveCount(1);
    });

    await test.step('it is bet on', async () => {
      await slip.keyIn('50');
      expect(await slip.placeUntilAnswered(() => time.advance(2_000))).toBe(true);
    });
  });
});
