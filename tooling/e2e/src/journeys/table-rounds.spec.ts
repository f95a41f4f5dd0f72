import { nameOf, qingshanPro } from '../corners.ts';
import { header } from '../pages/header.ts';
import { roundRecord } from '../pages/round-record.ts';
import { travelingMoney } from '../pages/traveling-money.ts';
import { venueGame } from '../pages/venue-game.ts';
import { expect, test } from '../site-test.ts';

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });
  test.afterEach(({ time }) => time.release());

  test('bets on baccarat, dice and e-sports are settled, and what they came to comes home and stands in the record', async ({
    page,
    time,
    language,
    edition,
  }) => {
    const bar = header(page, { language, edition });
    const record = roundRecord(page, language);
    const table = venueGame(page, language);
    const { game } = table;
    const button = (name: string | RegExp) => game.getByRole('button', { name, exact: true });
    await travelingMoney(page, language);
    const before = await bar.balance();

    await test.step('both sides of baccarat: one of them loses, unless they tie', async () => {
      await table.enter('realbet', '百家乐');
      await bar.expectBalance(0);
      const said = game.locator('.result');
      await table.betInOpenRound(time, async () => {
        await button(/^闲，/).click();
        await button(/^庄，/).click();
        await button(/^确认投注 \d/).click();
        await expect(said).toHaveText(/^已投注/);
      });
      // Then the clock stands: the cards are dealt, and the page says what they came to.
      await table.advanceUntil(time, () =>
        game.locator('.clock').getByText('结果', { exact: true }).isVisible(),
      );
      await expect(said).toHaveText(/^结果：.+ · /);
      await time.release();
    });

    await test.step('what is left comes home when the table is left', async () => {
      await table.leave();
      await bar.expectMoney();
      await expect(page).toHaveURL(/\/game\/realbet/);
      await record.open('ZR', 1);
      await expect(record.game('百家乐')).toBeVisible();
      await bar.expectBalance(before + (await record.net()));
    });

    await test.step('big and small of three dice: one of them loses, and both with three of a kind', async () => {
      await table.enter('lottery', '快三');
      await bar.expectBalance(0);
      const said = game.locator('.said');
      await table.betInOpenRound(time, async () => {
        for (const pick of [/^大小 大，/, /^大小 小，/]) {
          const chosen = button(pick).and(game.locator('[aria-pressed=true]'));
          if ((await chosen.count()) === 0) await button(pick).click();
        }
        await button('投注').click();
        await expect(said).toHaveText(/^已投注/);
      });
      const isTold = async () => /^第 \d+ 期：/.test((await said.textContent()) ?? '');
      await table.advanceUntil(time, isTold);
      await time.release();
    });

    await test.step('it comes home too', async () => {
      await table.leave();
      await bar.expectMoney();
      await expect(page).toHaveURL(/\/game\/lottery/);
      await record.open('CP', 1);
      await expect(record.game('快三')).toBeVisible();
    });

    await test.step('both teams of a match: one of them wins it, once its maps are played', async () => {
      await table.enter('gaming', '巅峰联赛');
      await bar.expectBalance(0);
      const said = game.locator('.said');
      const winners = game.getByRole('group', { name: '全场获胜' }).getByRole('button');
      await table.betInOpenRound(time, async () => {
        for (const pick of await winners.all())
          if ((await pick.getAttribute('aria-pressed')) !== 'true') await pick.click();
        await button('投注').click();
        await expect(said).toHaveText(/^已投注/);
      });
      await table.advanceUntil(time, async () => /^.+ 对 .+：/.test((await said.textContent()) ?? ''));
      await time.release();
    });

    await test.step('the record of all halls tells every round, and the money of all is home', async () => {
      await table.leave();
      await bar.expectMoney();
      await expect(page).toHaveURL(/\/game\/gaming/);
      await record.open('DJ', 1);
      await expect(record.game('巅峰联赛')).toBeVisible();
      await record.open('all', 3);
      await bar.expectBalance(before + (await record.net()));
    });
  });
});
