import { nameOf, xinghePro } from '../corners.ts';
import { header } from '../pages/header.ts';
import { travelingMoney } from '../pages/traveling-money.ts';
import { openTwentyOne } from '../pages/twenty-one.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });

  test('a hand of twenty-one outlives a reload, is played to its end, and the money comes home', async ({
    page,
    language,
    edition,
  }) => {
    const words = (id: string) => say(language, id);
    const bar = header(page, { language, edition });

    await travelingMoney(page, language);
    const before = await bar.balance();
    const table = await openTwentyOne(page, language);

    await test.step('it is entered from the list of the venue with all that is free', async () => {
      await table.play();
      await bar.expectBalance(0);
    });

    await test.step('a hand is dealt, and the page that is opened anew goes on with it', async () => {
      await table.deal();
      const [cards, moves] = [await table.cards(), await table.moves()];
      expect(cards).toHaveLength(2);
      await page.reload();
      await expect(table.stand).toBeVisible();
      expect([await table.cards(), await table.moves()]).toEqual([cards, moves]);
    });

    await test.step('the hand is played to its end', async () => {
      await table.standAll();
    });

    await test.step('what is left comes home', async () => {
      await page.getByRole('button', { name: words('venues.frame.leave') }).click();
      await expect(page).toHaveURL(/\/game\/chess/);
      // The stakes of the rounds are missing at most.
      await expect.poll(() => bar.balance()).toBeGreaterThanOrEqual(before - 2_000);
    });
  });
});
