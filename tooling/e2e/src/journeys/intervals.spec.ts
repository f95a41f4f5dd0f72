import { nameOf, qingshanPro } from '../corners.ts';
import { deep } from '../deep.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { playOn } from '../play-on.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanPro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  // Corners are walked in the same way in every run.
  test('a bet on a quarter of an hour is named by it, and settled by its goals', { tag: deep }, async ({
    page,
    time,
    language,
    member,
    world,
  }) => {
    const book = sportsbook(page, language);
    const slip = betSlip(page, language);
    const history = betHistory(page, language);
    const words = (id: string) => say(language, id);
    const named = words('betting.market.1x2.interval');

    await test.step('the page of a match narrows to its quarters of an hour', async () => {
      await book.open('?show=today');
      await book.openMatch(page.getByRole('article').first());
      await time.hold();
      await page.getByRole('radio', { name: words('sportsbook.match.filter.intervals') }).click();
    });

    await test.step('who wins the last one is backed', async () => {
      const market = `${named} ${words('betting.interval.6')}`;
      await page
        .getByRole('main')
        .getByRole('button', { name: saying(language, 'sportsbook.price.label', { market }) })
        .first()
        .click();
      await slip.keyIn('50');
      await slip.place.click();
      await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
    });

    await test.step('it is settled when the match is over, and the record says of which part it was', async () => {
      await time.release();
      await playOn({ world, time, member }, qingshanPro.brand);
      await history.open();
      const row = history.row(named);
      await expect(row).toBeVisible();
      await history.refresh();
      await expect(history.status(row, 'W').or(history.status(row, 'L'))).toBeVisible();
    });
  });
});
