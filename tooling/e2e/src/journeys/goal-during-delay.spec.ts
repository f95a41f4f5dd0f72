import type { Locator } from '@playwright/test';
import { comingGoal } from '../coming-goal.ts';
import { nameOf, xinghePro } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(xinghePro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...xinghePro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a goal while a bet is being confirmed rejects it with its money returned, and the next bet is accepted', async ({
    page,
    language,
    edition,
    time,
  }) => {
    const slip = betSlip(page, language);
    const book = sportsbook(page, language);
    const top = header(page, { language, edition });
    const confirming = slip.outcome('betslip.progress.confirming.title');
    const score = slip.items.getByText(/^\d+:\d+$/);
    const { goal, name, advanceTo } = await comingGoal(time, language);

    const { opening, goals } =
      await test.step('seconds before the goal, a side of the match is picked', async () => {
        await book.openVirtual();
        await advanceTo(goal.shutFrom - 6_000);
        const opening = await top.balance();
        await book.priceOf(name, '1x2.full').click();
        await slip.keyIn('100');
        await expect(slip.place).toBeEnabled();
        return { opening, goals: await goalsOf(score) };
      });

    await test.step('the bet waits, with its money held', async () => {
      // Before the market is suspended for the goal, and shorter than a bet waits.
      await advanceTo(goal.shutFrom - 40);
      await slip.place.click();
      await expect(confirming).toBeVisible();
      await top.expectBalance(opening - 10_000);
    });

    await test.step('the goal lets it fall, as the slip says, and the money is free again', async () => {
      await advanceTo(goal.confirmedAt + 1_000);
      await expect(slip.outcome('betslip.rejected.title')).toBeVisible();
      await expect(slip.says('betslip.rejected.happened')).toBeVisible();
      await expect(slip.says('betslip.rejected.released')).toBeVisible();
      await expect.poll(() => goalsOf(score)).toBe(goals + 1);
      await top.expectBalance(opening);
    });

    await test.step('when the market is open again, the same stake is accepted', async () => {
      await advanceTo(goal.openFrom + 2_000);
      await slip.button('betslip.rejected.dismiss').click();
      await expect(slip.stake).toHaveValue('100');
      await slip.place.click();
      await expect(confirming).toBeVisible();
      await advanceTo(goal.openFrom + 3_000);
      await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
      await top.expectBalance(opening - 10_000);
    });

    await test.step('the bet history has both, and counts the accepted one', async () => {
      const history = betHistory(page, language);
      await history.open();
      const rows = page.getByRole('row').filter({ hasText: name });
      await expect(rows).toHaveCount(2);
      await expect(history.status(rows, 'rejected')).toHaveCount(1);
      await expect(history.status(rows, 'open')).toHaveCount(1);
      await expect(
        page.getByText(say(language, 'betHistory.total.countValue', { count: 1 })).first(),
      ).toBeVisible();
      // Not before: the match could be over, and the bet settled.
      await time.release();
    });
  });
});

/** "1:2" → 3. */
async function goalsOf(score: Locator): Promise<number> {
  const [home, away] = ((await score.textContent()) ?? '').split(':');
  return Number(home) + Number(away);
}
