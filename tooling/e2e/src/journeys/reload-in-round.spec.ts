import type { Page } from '@playwright/test';
import { nameOf, xinghePro } from '../corners.ts';
import { fen, header } from '../pages/header.ts';
import { roundRecord } from '../pages/round-record.ts';
import { openSlots } from '../pages/slots.ts';
import { travelingMoney } from '../pages/traveling-money.ts';
import { openTwentyOne } from '../pages/twenty-one.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });

  test('a round outlives a reload: a spin whose answer had not come and a hand that waits are booked once', async ({
    page,
    language,
    edition,
  }) => {
    const bar = header(page, { language, edition });
    const record = roundRecord(page, language);
    /** Leaves the game, and waits until its money is home. */
    const leave = async (list: RegExp) => {
      await page.getByRole('button', { name: say(language, 'venues.frame.leave') }).click();
      await expect(page).toHaveURL(list);
      await expect.poll(bar.balance, 'The money comes home').toBeGreaterThan(0);
    };
    await travelingMoney(page, language);
    const before = await bar.balance();

    await test.step('a spin is played, and the page opened anew before it hears of it', async () => {
      const slots = await openSlots(page, language);
      await slots.play();
      await bar.expectBalance(0);
      await expect(slots.balance).toContainText('¥');
      const played = await loseAnswer(page, slots.begin);
      await page.reload();
      await expect.poll(() => slots.gameSays()).toBe(fen(played.after));
      await expect.poll(() => slots.barSays()).toBe(fen(played.after));
      await expect(slots.spinner).toBeVisible();
    });

    await test.step('it stands in the record once, and its money comes home', async () => {
      await leave(/\/game\/egame/);
      await record.open('DZ', 1);
      await bar.expectBalance(before + (await record.net()));
    });

    const hands =
      await test.step('a hand is dealt, and the page that is opened anew goes on with it', async () => {
        const table = await openTwentyOne(page, language);
        await table.play();
        await bar.expectBalance(0);
        const deals = await table.deal();
        const [cards, moves] = [await table.cards(), await table.moves()];
        expect(cards).toHaveLength(2);
        await page.reload();
        await expect(table.stand).toBeVisible();
        expect([await table.cards(), await table.moves()]).toEqual([cards, moves]);
        await table.standAll();
        return deals;
      });

    await test.step('the record has every round once, and the money of all is home', async () => {
      await leave(/\/game\/chess/);
      await record.open('QP', hands);
      await record.open('all', hands + 1);
      await bar.expectBalance(before + (await record.net()));
    });
  });
});

/** Plays a round whose answer never arrives; answers what the venue made of it. */
async function loseAnswer(page: Page, begin: () => Promise<void>): Promise<{ readonly after: string }> {
  const isRound = (url: URL) => url.pathname === '/round';
  let tell: (round: { readonly after: string }) => void = () => {};
  const played = new Promise<{ readonly after: string }>(resolve => {
    tell = resolve;
  });
  await page.route(isRound, async route => tell(await (await route.fetch()).json()));
  await begin();
  const round = await played;
  await page.unroute(isRound);
  return round;
}
