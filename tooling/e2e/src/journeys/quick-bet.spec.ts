import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic } from '../corners.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(qingshanClassic), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanClassic, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a press on a price is a bet while quick bet is on, and a pick again after a reload', async ({
    page,
    language,
  }) => {
    const slip = betSlip(page, language);
    const book = sportsbook(page, language);
    const toggle = slip.panel.getByRole('switch', { name: say(language, 'betslip.quick.name') });
    const mark = slip.panel.getByText(say(language, 'betslip.quick.mark', { amount: '¥50' }));

    await test.step('it says what it does before it is on', async () => {
      // Hours away: no match begins meanwhile, and leaves the list.
      await book.open('?show=early');
      await toggle.click();
      await slip.panel.getByRole('button', { name: say(language, 'betslip.quick.agree') }).click();
      await expect(toggle).toBeChecked();
      await expect(mark).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('one press places one bet of the amount', async () => {
      await book.prices('1x2.full').first().click();
      const receipt = slip.panel.getByRole('heading', { name: say(language, 'betslip.receipt.title') });
      await expect(receipt).toBeVisible();
      await expect(slip.panel.getByText('¥50', { exact: true }).first()).toBeVisible();
      await expect(
        page.getByRole('radio', { name: new RegExp(`^${say(language, 'betslip.tab.open')} ?1$`) }),
      ).toBeVisible();
    });

    await test.step('its receipt is printed alone, with what makes it a receipt', async () => {
      // The browser's own dialog would have to be closed by hand.
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await slip.panel.getByRole('button', { name: say(language, 'betting.receipt.print') }).click();
      await page.emulateMedia({ media: 'print' });
      const paper = page.getByRole('region', { name: say(language, 'betting.receipt.title') });
      await expect(paper).toBeVisible();
      for (const id of ['ticket', 'stake', 'win', 'printedAt', 'playMoney', 'adults']) {
        await expect(paper.getByText(say(language, `betting.receipt.${id}`), { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('main')).toBeHidden();
      await expect(slip.panel).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
      await expect(paper).toHaveCount(0);
    });

    await test.step('after a reload a press fills the slip', async () => {
      await page.reload();
      await expect(toggle).not.toBeChecked();
      await book.prices('1x2.full').first().click();
      await expect(slip.panel.getByRole('article')).toHaveCount(1);
    });
  });
});
