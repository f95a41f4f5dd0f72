import { nameOf, qingshanPro } from '../corners.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { choose } from '../pages/choose.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanPro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('several singles, a series and a system are placed from one slip, which survives a reload', async ({
    page,
    language,
  }) => {
    const slip = betSlip(page, language);
    const book = sportsbook(page, language);
    const receipt = slip.panel.getByRole('heading', { name: say(language, 'betslip.receipt.title') });

    await test.step('three matches are picked, with a stake for two of them', async () => {
      // Hours away: none of the matches begins meanwhile.
      await book.open('?show=early');
      await slip.chooseForm('several');
      await book.pickApart(3);
      await slip.stakes.nth(0).fill('100');
      await slip.stakes.nth(1).fill('60');
    });

    await test.step('a reload loses neither picks nor form nor stakes', async () => {
      await page.reload();
      await expect(slip.items).toHaveCount(3);
      await expect(slip.stakes.nth(0)).toHaveValue('100');
      await expect(slip.stakes.nth(1)).toHaveValue('60');
    });

    await test.step('both singles are placed in one press; the third pick stays', async () => {
      await expect(slip.place).toBeEnabled();
      await slip.place.click();
      await expect(receipt).toBeVisible();
      await expect(
        slip.panel.getByText(say(language, 'betslip.outcome.count.accepted', { count: 2 })),
      ).toBeVisible();
      await expect(slip.items).toHaveCount(1);
    });

    await test.step('three matches again, as a series', async () => {
      await slip.panel.getByRole('button', { name: say(language, 'betslip.clear') }).click();
      await book.pickApart(3);
      await slip.chooseForm('series');
      await slip.stakeOf('3串1').fill('20');
      await expect(slip.place).toBeEnabled();
      await slip.place.click();
      await expect(receipt).toBeVisible();
      await expect(slip.items).toHaveCount(0);
    });

    await test.step('and as a system', async () => {
      await slip.chooseForm('systems');
      await book.pickApart(3);
      await slip.stakeOf('3串4').fill('10');
      await expect(slip.place).toContainText('40');
      await slip.place.click();
      await expect(receipt).toBeVisible();
    });

    await test.step('all four tickets are open', async () => {
      await choose(slip.openTab(4));
      await expect(slip.panel.getByText('3串4')).toBeVisible();
      await expect(slip.panel.getByText('3串1')).toBeVisible();
    });
  });
});
