import { comingGoal } from '../coming-goal.ts';
import { nameOf, qingshanPro } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { playOn } from '../play-on.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanPro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a bet on who scores the next goal stays on that goal when it has fallen, and is settled by it', async ({
    page,
    time,
    language,
    member,
    world,
  }) => {
    const book = sportsbook(page, language);
    const slip = betSlip(page, language);
    const history = betHistory(page, language);
    const main = page.getByRole('main');
    const { goal, name, advanceTo } = await comingGoal(time, language);
    const pricesOf = (market: string) =>
      main.getByRole('button', { name: saying(language, 'sportsbook.price.label', { market }) });
    const nameOfGoal = (number: number) => say(language, 'betting.market.next-goal.number', { goal: number });

    const [home, away] = await test.step('the home side is backed to score it, seconds before', async () => {
      await book.openVirtual();
      await advanceTo(goal.shutFrom - 7_000);
      await book.openMatch(page.getByRole('article').filter({ hasText: name }));
      await page.getByRole('radio', { name: say(language, 'sportsbook.match.filter.goals') }).click();
      const before = await book.score();
      const market = nameOfGoal(before[0] + before[1] + 1);
      await pricesOf(market).first().click();
      await slip.keyIn('50');
      await slip.place.click();
      // The clock stands: a bet that came after the step would wait for ever.
      await expect(slip.outcome('betslip.progress.confirming.title')).toBeVisible();
      await advanceTo(goal.shutFrom - 4_000);
      await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
      await expect(slip.panel.getByText(market).first()).toBeVisible();
      return before;
    });
    const own = nameOfGoal(home + away + 1);

    const after = await test.step('it falls, and the market goes on to the one after it', async () => {
      await advanceTo(goal.openFrom + 2_000);
      await expect(pricesOf(nameOfGoal(home + away + 2)).first()).toBeVisible();
      await expect(pricesOf(own)).toHaveCount(0);
      return book.score();
    });

    await test.step('the record names the goal, and pays whoever scored it', async () => {
      await time.release();
      await playOn({ world, time, member }, qingshanPro.brand);
      await history.open();
      const row = history.row(own);
      await expect(row).toBeVisible();
      await history.refresh();
      await expect(history.status(row, after[0] > home ? 'W' : 'L')).toBeVisible();
    });
  });
});
