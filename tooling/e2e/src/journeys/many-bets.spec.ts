import { nameOf, qingshanPro } from '../corners.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { readPick, sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanPro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('several singles, a series and a system are placed from one slip, which survives a reload', async ({
    page,
    language,
  }) => {
    const slip = betSlip(page, language);
    const book = sportsbook(page, language);
    const items = slip.panel.getByRole('list', { name: say(language, 'betslip.items') }).getByRole('article');
    const receipt = slip.panel.getByRole('heading', { name: say(language, 'betslip.receipt.title') });

    /** A price of each of so many matches without a team in common: those may be combined. */
    const pickMatches = async (count: number) => {
      // Today's matches have not begun, so their lines do not move.
      const matches = page.getByRole('main').getByRole('article');
      const label = saying(language, 'sportsbook.price.label', {
        market: say(language, 'betting.market.1x2.full'),
      });
      const teams = new Set<string>();
      for (let at = 0; teams.size < 2 * count; at++) {
        const price = matches.nth(at).getByRole('button', { name: label }).first();
        const { match } = await readPick(price);
        const both = match.split(say(language, 'sportsbook.versus', { home: '', away: '' }));
        if (both.some(team => teams.has(team))) continue;
        await price.click();
        for (const team of both) teams.add(team);
        await expect(items).toHaveCount(teams.size / 2);
      }
    };

    await test.step('three matches are picked, with a stake for two of them', async () => {
      await book.open('?show=today');
      await slip.chooseForm('several');
      await pickMatches(3);
      await slip.stakes.nth(0).fill('100');
      await slip.stakes.nth(1).fill('60');
    });

    await test.step('a reload loses neither picks nor form nor stakes', async () => {
      await page.reload();
      await expect(items).toHaveCount(3);
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
      await expect(items).toHaveCount(1);
    });

    await test.step('three matches again, as a series', async () => {
      await slip.panel.getByRole('button', { name: say(language, 'betslip.clear') }).click();
      await pickMatches(3);
      await slip.chooseForm('series');
      await slip.stakeOf('3串1').fill('20');
      await expect(slip.place).toBeEnabled();
      await slip.place.click();
      await expect(receipt).toBeVisible();
      await expect(items).toHaveCount(0);
    });

    await test.step('and as a system', async () => {
      await slip.chooseForm('systems');
      await pickMatches(3);
      await slip.stakeOf('3串4').fill('10');
      await expect(slip.place).toContainText('40');
      await slip.place.click();
      await expect(receipt).toBeVisible();
    });

    await test.step('all four tickets are open', async () => {
      const tab = page.getByRole('radio', {
        name: new RegExp(`^${say(language, 'betslip.tab.open')} ?4$`),
      });
      await expect(tab).toBeVisible();
      await tab.check({ force: true });
      await expect(slip.panel.getByText('3串4')).toBeVisible();
      await expect(slip.panel.getByText('3串1')).toBeVisible();
    });
  });
});
