import { nameOf, xinghePro } from '../corners.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { readPick, sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Longer than a virtual match of today takes to begin, end and be settled, ms. */
const aRoundMs = 15 * 60_000;

test.describe(nameOf(xinghePro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...xinghePro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('all tabs show one balance: after a bet of one of them, and after its settlement', async ({
    page,
    context,
    complaints,
    time,
    edition,
    language,
  }) => {
    const other = await context.newPage();
    const home = await context.newPage();
    for (const tab of [other, home]) complaints.listen(tab);
    const tops = [page, other, home].map(tab => header(tab, { edition, language }));
    const balances = async () => Promise.all(tops.map(top => top.balance()));
    const slip = betSlip(page, language);
    const otherSlip = betSlip(other, language);
    const stake = 20_000;

    await test.step('one tab is at home, another holds a pick and a stake that is not placed', async () => {
      await home.goto('/home');
      await sportsbook(other, language).open('?show=today');
      await sportsbook(other, language).pick('handicap.full');
      await otherSlip.stake.fill('50');
      await sportsbook(page, language).open('?sport=VF&show=today');
    });
    const [opening = 0] = await balances();
    const all = (yuan: number) => [yuan, yuan, yuan];
    expect(await balances()).toEqual(all(opening));

    await test.step('one tab backs every outcome of a match: one of them will win', async () => {
      // The first of these matches begins within two minutes; the second later.
      const later = sportsbook(page, language).prices('1x2.full').nth(3);
      const { match } = await readPick(later);
      const market = say(language, 'betting.market.1x2.full');
      const label = saying(language, 'sportsbook.price.label', { match, market });
      // The same two may meet again later in the list.
      const address = await later
        .locator('xpath=ancestor::article')
        .getByRole('link')
        .first()
        .getAttribute('href');
      const row = page.getByRole('article').filter({ has: page.locator(`a[href="${address}"]`) });
      const prices = row.getByRole('button', { name: label });
      await expect(prices).toHaveCount(3);
      for (const [at, outcome] of [0, 1, 2].entries()) {
        await prices.nth(outcome).click();
        await slip.stake.fill('200');
        expect(await slip.placeUntilAnswered()).toBe(true);
        const left = opening - stake * (at + 1);
        await expect.poll(balances, 'Every tab knows what is held').toEqual(all(left));
      }
    });

    await test.step('the pick and the stake of the other tab still stand there', async () => {
      await expect(otherSlip.stake).toHaveValue('50');
      await expect(otherSlip.panel.getByText(say(language, 'betslip.receipt.title'))).toBeHidden();
    });

    await test.step('the match is played, and every tab shows what came back', async () => {
      await time.advance(aRoundMs);
      await expect.poll(async () => (await balances())[0]).toBeGreaterThan(opening - 3 * stake);
      const [closing = 0] = await balances();
      await expect.poll(balances, 'Every tab follows the settlement').toEqual(all(closing));
    });
  });
});
