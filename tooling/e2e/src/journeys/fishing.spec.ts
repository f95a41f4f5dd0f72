import { nameOf, onAPhone, xingheClassic } from '../corners.ts';
import { header } from '../pages/header.ts';
import { roundRecord } from '../pages/round-record.ts';
import { travelingMoney } from '../pages/traveling-money.ts';
import { venueGame } from '../pages/venue-game.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(`${nameOf(xingheClassic)} on a phone`, () => {
  test.use({ ...xingheClassic, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });

  test('a shot at a fish is paid or not, and what is left comes home and stands in the record', async ({
    page,
    language,
    edition,
  }) => {
    const bar = header(page, { language, edition });
    const record = roundRecord(page, language);
    const { game, cards, leave } = venueGame(page, language);
    await travelingMoney(page, language);
    const before = await bar.balance();

    await page.goto('/game/fishing');
    await cards.first().getByText(say(language, 'venues.games.play'), { exact: true }).tap();
    await game.getByRole('list').getByRole('button').first().tap();
    await game.getByRole('button', { name: '发射', exact: true }).tap();
    await expect(game.getByText(/^捕到.+，赢得|游走了/)).toBeVisible();
    await leave();
    await bar.expectMoney();
    await expect(page).toHaveURL(/\/game\/fishing/);
    await record.open('BY', 1);
    await bar.expectBalance(before + (await record.net()));
  });
});
