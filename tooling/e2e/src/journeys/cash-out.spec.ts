import { expectAccessible } from '../accessibility.ts';
import { nameOf, xingheClassic } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { cashOut } from '../pages/cash-out.ts';
import { choose } from '../pages/choose.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(xingheClassic), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...xingheClassic, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a single before the match is cashed out by half, then the rest, with the right money', async ({
    page,
    language,
    edition,
  }) => {
    const top = header(page, { edition, language });
    const book = sportsbook(page, language);
    const slip = betSlip(page, language);
    const sale = cashOut(slip.panel, language);
    const words = (id: string) => say(language, id);

    const opening = await test.step('200 are staked on a match of another day', async () => {
      // Hours away: no match begins meanwhile, and leaves the list.
      await book.open('?show=early');
      const before = await top.balance();
      await book.prices('1x2.full').first().click();
      await slip.keyIn('200');
      await expect(slip.place).toBeEnabled();
      await slip.place.click();
      await expect(slip.panel.getByRole('heading', { name: words('betslip.receipt.title') })).toBeVisible();
      await slip.panel.getByRole('button', { name: words('betslip.receipt.view') }).click();
      return before;
    });

    const half = await test.step('half of it is cashed out; the other half stays open', async () => {
      await sale.write();
      await sale.choose('50%');
      await expectAccessible(page);
      const paid = await sale.confirm('confirmPart');
      await expect(
        slip.panel.getByText(say(language, 'betslip.cashOut.left', { amount: '¥100' }), { exact: true }),
      ).toBeVisible();
      await top.expectBalance(opening - 20_000 + paid);
      await sale.dismiss();
      return paid;
    });

    const rest = await test.step('after a reload the rest is cashed out, and no bet is open', async () => {
      await page.reload();
      await choose(slip.openTab(1));
      await sale.write();
      const paid = await sale.confirm('confirm');
      await expect(slip.panel.getByText(words('betslip.open.empty.title'))).toBeVisible();
      await sale.dismiss();
      await top.expectBalance(opening - 20_000 + half + paid);
      return paid;
    });

    await test.step('the bet history shows both sales', async () => {
      expect(half).toBeGreaterThan(0);
      expect(rest).toBeGreaterThan(0);
      const history = betHistory(page, language);
      await history.open();
      await expect(page.getByText(words('betHistory.result.sold'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: new RegExp(`^${words('betHistory.steps')} `) }).click();
      const steps = page.getByRole('list', { name: words('betHistory.steps') }).getByRole('listitem');
      await expect(steps.filter({ hasText: words('betHistory.step.cashed-out-part') })).toHaveCount(1);
      await expect(steps.last()).toContainText(words('betHistory.step.cashed-out'));
    });
  });
});
