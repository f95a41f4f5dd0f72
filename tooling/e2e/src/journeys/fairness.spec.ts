import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanPro } from '../corners.ts';
import { deep } from '../deep.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { fairness } from '../pages/fairness.ts';
import { readPick, sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** A virtual match is announced twenty minutes ahead and takes under four; an idle session lasts longer than both. */
const untilSettledMs = 26 * 60_000;

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });
  test('a bet on a virtual match is settled by the draw committed to before it, and the page verifies it', async ({
    page,
    time,
    language,
  }) => {
    const slip = betSlip(page, language);
    const draw = fairness(page, language);
    const history = betHistory(page, language);

    await test.step('opens a match before its kick-off, whose draw is promised', async () => {
      const book = sportsbook(page, language);
      await book.open('?sport=VF&show=today');
      await book.openMatch(page.getByRole('article').last());
      await expect(draw.link()).toBeVisible();
    });

    const match = await test.step('bets on it', async () => {
      const market = say(language, 'betting.market.1x2.full');
      const price = page
        .getByRole('main')
        .getByRole('button', { name: saying(language, 'sportsbook.price.label', { market }) })
        .first();
      const pick = await readPick(price);
      await price.click();
      await slip.keyIn('100');
      expect(await slip.placeUntilAnswered(() => time.advance(2_000))).toBe(true);
      return pick.match;
    });

    await test.step('its page shows the promise and no key', async () => {
      await draw.link().click();
      await expect(page).toHaveURL(/\/fairness\//);
      await draw.expectPromise();
      await expectAccessible(page);
    });

    await test.step('the match is played, and its bet leads to checks that all pass', async () => {
      await sportsbook(page, language).open('?sport=VF&show=today');
      await time.advance(untilSettledMs);
      await history.open();
      const row = history.row(match.split(' ')[0] ?? match);
      const settled = history.status(row, 'W').or(history.status(row, 'L')).or(history.status(row, 'D'));
      await expect(settled).toBeVisible();
      await row.getByRole('link', { name: say(language, 'betHistory.fairness') }).click();
      await draw.expectAllPassed();
      await expectAccessible(page);
    });
  });

  test('the list of open draws is visible to a visitor and links to a match', { tag: deep }, async ({
    page,
    language,
  }) => {
    await page.goto('/fairness');
    const list = page.getByRole('main').getByRole('link', { name: say(language, 'fairness.list.look') });
    await expectAccessible(page, list.first());
    await list.first().click();
    await expect(page).toHaveURL(/\/fairness\/.+/);
    await fairness(page, language).expectPromise();
  });
});
