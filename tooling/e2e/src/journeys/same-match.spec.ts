import { expectAccessible } from '../accessibility.ts';
import { nameOf, xinghePro } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { readPick, sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Longer than until the last virtual match of the list is settled, and shorter than a session lasts without a call. */
const untilSettled = 25 * 60_000;

test.describe(nameOf(xinghePro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...xinghePro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('picks of one match become one bet with an alternative, which is settled by the match', async ({
    page,
    language,
    time,
  }) => {
    const slip = betSlip(page, language);
    const book = sportsbook(page, language);
    const parts = slip.panel.getByRole('list', { name: say(language, 'betslip.sameMatch.parts') });

    const match = await test.step('a pick of a match ahead is replaced by another of it', async () => {
      await book.open('?sport=VF&show=today');
      // The last one is minutes ahead.
      const { match: name } = await readPick(book.prices('1x2.full').last());
      const picked = await book.pickHome(name);
      await page.goto(`/game/sport/crty?sport=VF&match=${picked.id}`);
      await book.priceOf(name, 'both-score.full').click();
      await expect(slip.says('betslip.notice.same-match')).toBeVisible();
      return name;
    });

    await test.step('and both are combined to one item with one price', async () => {
      await slip.button('betslip.sameMatch.combine').click();
      await expect(parts.getByRole('listitem')).toHaveCount(2);
      await expect(slip.items).toHaveCount(1);
      await expectAccessible(page);
    });

    await test.step('a draw of its first market becomes an alternative', async () => {
      const draw = {
        match,
        market: say(language, 'betting.market.1x2.full'),
        pick: say(language, 'betting.pick.draw'),
      };
      await page
        .getByRole('main')
        .getByRole('button', { name: saying(language, 'sportsbook.price.label', draw) })
        .click();
      await slip.button('betslip.sameMatch.alternative').click();
      await expect(parts.getByText(say(language, 'betslip.sameMatch.or'), { exact: true })).toBeVisible();
      await expect(parts.getByRole('listitem')).toHaveCount(2);
      await expect(slip.items).toHaveCount(1);
    });

    await test.step('which is bet on as a single', async () => {
      await slip.keyIn('50');
      expect(await slip.placeUntilAnswered()).toBe(true);
      await expect(slip.openTab(1)).toBeVisible();
    });

    await test.step('another of it joins a series with a match beside it', async () => {
      await book.priceOf(match, '1x2.full').click();
      await book.priceOf(match, 'both-score.full').click();
      await slip.button('betslip.sameMatch.combine').click();
      await expect(parts.getByRole('listitem')).toHaveCount(2);
      await book.open('?sport=VF&show=today');
      await slip.chooseForm('series');
      await book.pickHome(await book.findApart([{ name: match }]));
      await expect(slip.items).toHaveCount(2);
      await slip.stakeOf('2串1').fill('20');
      expect(await slip.placeUntilAnswered()).toBe(true);
      await expect(slip.openTab(2)).toBeVisible();
    });

    await test.step('and settled when the match has been played', async () => {
      await time.advance(untilSettled);
      const history = betHistory(page, language);
      await history.open();
      const row = history.row(match.split(' ')[0] ?? match);
      await expect(row).toContainText('2串1');
      await history.only('single');
      await expect(row).toContainText(say(language, 'betting.market.same-match.full'));
      await history.refresh();
      await expect(history.status(row, 'W').or(history.status(row, 'L'))).toBeVisible();
    });
  });
});
