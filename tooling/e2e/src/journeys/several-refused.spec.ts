import { nameOf, qingshanPro } from '../corners.ts';
import { holdCalls } from '../hold-calls.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { operator } from '../pages/operator.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanPro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('of three singles in one press the one whose market closes under way stays with its reason, and is placed when it opens', async ({
    page,
    language,
    edition,
    browser,
    world,
  }) => {
    const slip = betSlip(page, language);
    const top = header(page, { language, edition });
    const book = await operator(browser, world.platform);
    const stakes = ['100', '60', '40'];

    const { matches, opening } = await test.step('three singles are written', async () => {
      // Hours away: none of the matches begins meanwhile.
      await sportsbook(page, language).open('?show=early');
      const opening = await top.balance();
      await slip.chooseForm('several');
      const matches = await sportsbook(page, language).pickApart(3);
      for (const [at, { name }] of matches.entries()) {
        await slip
          .itemOf(name)
          .getByRole('textbox')
          .fill(stakes[at] ?? '');
      }
      await expect(slip.place).toContainText('200');
      return { matches, opening };
    });
    const refused = matches[1];
    if (!refused) throw new Error('Three matches were picked');

    await test.step('the market of the second is closed while the bets are on their way', async () => {
      const letGo = await holdCalls(page);
      await slip.place.click();
      await expect(slip.outcome('betslip.progress.submitting.title')).toBeVisible();
      await book.shut(refused.id);
      letGo();
    });

    await test.step('two leave with their receipts, the second stays with its stake and its reason', async () => {
      await expect(slip.outcome('betslip.outcome.mixed')).toBeVisible();
      await expect(slip.says('betslip.outcome.count.accepted', { count: 2 })).toBeVisible();
      await expect(slip.says('betslip.outcome.count.rejected', { count: 1 })).toBeVisible();
      await expect(slip.button('betslip.receipt.unfold')).toHaveCount(2);
      await expect(slip.says('betslip.rejected.suspended')).toBeVisible();
      await expect(slip.says('betslip.rejected.unharmed')).toBeVisible();
      await expect(slip.items).toHaveCount(1);
      await expect(slip.itemOf(refused.name).getByRole('textbox')).toHaveValue('60');
      await top.expectBalance(opening - 14_000);
    });

    await test.step('one press waits for the market, which opens again', async () => {
      await slip.button('betslip.remedy.wait').click();
      const item = slip.itemOf(refused.name);
      await expect(item.getByText(say(language, 'betslip.waiting'), { exact: true })).toBeVisible();
      await book.open(refused.id);
      await expect(slip.says('betslip.notice.reopened')).toBeVisible();
    });

    await test.step('then it is placed, and exactly three stakes have left the balance', async () => {
      await slip.place.click();
      await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
      await expect(slip.items).toHaveCount(0);
      await expect(slip.openTab(3)).toBeVisible();
      await top.expectBalance(opening - 20_000);
      await book.close();
    });
  });
});
