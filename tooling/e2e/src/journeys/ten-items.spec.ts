import { nameOf, qingshanClassic } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(qingshanClassic), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanClassic, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('ten picks fill the slip, an eleventh is refused, and one press places all ten', async ({
    page,
    language,
    edition,
  }) => {
    const slip = betSlip(page, language);
    const book = sportsbook(page, language);
    const top = header(page, { language, edition });

    const { matches, opening } = await test.step('ten matches are picked', async () => {
      await book.open('?show=early');
      const opening = await top.balance();
      await slip.chooseForm('several');
      const matches = await book.pickApart(10);
      await expect(slip.items).toHaveCount(10);
      return { matches, opening };
    });

    await test.step('the eleventh is refused with a sentence, and nothing is lost', async () => {
      const price = book.priceOf(await book.findApart(matches), '1x2.full');
      await price.click();
      await expect(slip.says('betslip.notice.limit', { most: 10 })).toBeVisible();
      await expect(price).toHaveAttribute('aria-pressed', 'false');
      await expect(slip.items).toHaveCount(10);
    });

    await test.step('one stake for each of them, and one press', async () => {
      await slip.panel.getByRole('textbox', { name: say(language, 'betslip.stake.all') }).fill('10');
      await expect(slip.place).toContainText('100');
      await slip.place.click();
      await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
      await expect(slip.says('betslip.outcome.count.accepted', { count: 10 })).toBeVisible();
      await expect(slip.items).toHaveCount(0);
      await expect(slip.openTab(10)).toBeVisible();
      await top.expectBalance(opening - 10_000);
    });

    await test.step('all ten are in the bet history', async () => {
      const history = betHistory(page, language);
      await history.open();
      for (const { name } of matches) await expect(history.row(name)).toBeVisible();
      await expect(
        page.getByText(say(language, 'betHistory.total.countValue', { count: 10 })).first(),
      ).toBeVisible();
    });
  });
});
