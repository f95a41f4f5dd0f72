import { nameOf, xinghePro } from '../corners.ts';
import { keys } from '../keys.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(xinghePro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...xinghePro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a series is picked, placed, and cashed out by keyboard alone', async ({
    page,
    language,
    edition,
  }) => {
    const slip = betSlip(page, language);
    const book = sportsbook(page, language);
    const top = header(page, { language, edition });
    const { go, enter, press, type } = keys(page);
    const form = (id: string) => slip.panel.getByRole('radio', { name: say(language, `betslip.form.${id}`) });
    const cashOut = (id: string) =>
      slip.panel.getByRole('button', { name: saying(language, `betslip.cashOut.${id}`) });

    const link = (id: string) => page.getByRole('link', { name: say(language, `sportsbook.skipTo.${id}`) });
    const choose = async (id: string) => {
      await go(form(id === 'several' ? 'single' : 'several'), { back: true });
      await press('ArrowRight');
      await press('Space');
      await expect(form(id)).toBeChecked();
    };

    const { opening, first } =
      await test.step('a pick, and from there to its stake in two keys', async () => {
        // Hours away: none of the matches begins meanwhile.
        await book.open('?show=early');
        const opening = await top.balance();
        const first = await book.findApart([]);
        await enter(book.priceOf(first, '1x2.full'));
        await expect(slip.items).toHaveCount(1);
        await press('Tab');
        await expect(link('slip').last()).toBeFocused();
        await press('Enter');
        await expect(slip.stake).toBeFocused();
        await choose('several');
        return { opening, first };
      });

    await test.step('back to the prices for two more, and to the form for series', async () => {
      await enter(link('prices').first(), { back: true });
      await expect(book.priceOf(first, '1x2.full')).toBeFocused();
      const picked = [{ name: first }];
      for (let more = 0; more < 2; more++) {
        const name = await book.findApart(picked);
        await enter(book.priceOf(name, '1x2.full'));
        picked.push({ name });
      }
      await expect(slip.items).toHaveCount(3);
      await press('Tab');
      await press('Enter');
      await choose('series');
    });

    await test.step('Enter in the stake places it, and the focus is on the receipt', async () => {
      await go(slip.stakeOf('3串1'));
      await type('20');
      await expect(slip.place).toBeEnabled();
      await press('Enter');
      await expect(slip.outcome('betslip.receipt.title')).toBeVisible();
      await expect.poll(top.balance).toBe(opening - 2_000);
    });

    await test.step('it is cashed out', async () => {
      await enter(slip.button('betslip.receipt.view'));
      await enter(cashOut('sell'));
      await enter(cashOut('confirm'));
      await expect(slip.says('betslip.open.empty.title')).toBeVisible();
      await enter(cashOut('dismiss'));
    });

    await test.step('the bet history shows its legs', async () => {
      const history = betHistory(page, language);
      await history.open();
      await enter(page.getByRole('button', { name: say(language, 'betHistory.legs', { count: 3 }) }));
      await expect(page.getByRole('list', { name: '3串1', exact: true }).getByRole('listitem')).toHaveCount(
        3,
      );
      await expect(page.getByText(say(language, 'betHistory.result.sold'), { exact: true })).toBeVisible();
    });
  });
});
