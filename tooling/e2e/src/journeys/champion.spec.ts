import { nameOf, xinghePro } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { readRunner, sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** A round of virtual football that takes bets is over by then. */
const aRoundMs = 26 * 60_000;

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });
  test('a member backs a club to score most of a round, and finds the bet settled after its last match', async ({
    page,
    time,
    language,
  }) => {
    const book = sportsbook(page, language);
    const slip = betSlip(page, language);
    // Leagues have rounds too, of days.
    const round = /[虚虛][拟擬].*第\d+[轮輪]/;
    const prices = book.runnerPrices(round);

    await test.step('the menu leads to the runners of a round, with their prices', async () => {
      await page.goto('/game/sport/crty');
      await page
        .getByRole('navigation', { name: say(language, 'sportsbook.menu') })
        .getByRole('button', { name: say(language, 'betting.sport.FS') })
        .click();
    });

    /** A round opens before its first match, is suspended around goals, and closed for minutes after its last kick-off. */
    const aRunner = async () => {
      const isOpen = () => prices.last().isVisible();
      await expect(async () => {
        const isListed = await page.getByRole('region', { name: round }).first().isVisible();
        if (!(await isOpen())) await time.advance(isListed ? 10_000 : 60_000);
        expect(await isOpen()).toBe(true);
      }).toPass({ timeout: 60_000, intervals: [100] });
      const runner = await readRunner(prices.last());
      await prices.last().click();
      await expect(slip.panel.getByRole('heading', { name: runner })).toBeVisible();
      return runner;
    };
    const runner = await test.step('one stands in the slip by its name, and is bet on', () =>
      slip.betOn(aRunner, '50', () => time.advance(2_000)));

    await test.step('the round is played, and the bet is in the bet history with its result', async () => {
      await time.advance(aRoundMs);
      const history = betHistory(page, language);
      await history.open();
      const row = history.row(runner);
      await history.refresh();
      await expect(row).toContainText(say(language, 'betting.market.champion'));
      const settled = history.status(row, 'W').or(history.status(row, 'L')).or(history.status(row, 'D'));
      await expect(settled).toBeVisible();
    });
  });
});
