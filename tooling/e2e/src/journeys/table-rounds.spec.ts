import type { FrameLocator } from '@playwright/test';
import { nameOf, qingshanPro } from '../corners.ts';
import { header } from '../pages/header.ts';
import { roundRecord } from '../pages/round-record.ts';
import { travelingMoney } from '../pages/traveling-money.ts';
import { venueGame } from '../pages/venue-game.ts';
import { expect, test } from '../site-test.ts';

interface Round {
  readonly test: string;
  readonly category: string;
  readonly name: string;
  readonly hall: 'ZR' | 'CP' | 'DJ';
  /** Where the game says what it did. */
  readonly said: '.result' | '.said';
  bet(game: FrameLocator): Promise<void>;
  /** What it says at the end of the round. */
  readonly result: RegExp;
  /** Whether the round is over, where something else tells it first. */
  isOver?(game: FrameLocator): Promise<boolean>;
}

const button = (game: FrameLocator, name: string | RegExp) => game.getByRole('button', { name, exact: true });

const rounds: readonly Round[] = [
  {
    test: 'both sides of baccarat, of which one loses unless they tie',
    ...{ category: 'realbet', name: '百家乐', hall: 'ZR', said: '.result' },
    async bet(game) {
      await button(game, /^闲，/).click();
      await button(game, /^庄，/).click();
      await button(game, /^确认投注 \d/).click();
    },
    result: /^结果：.+ · /,
    isOver: game => game.locator('.clock').getByText('结果', { exact: true }).isVisible(),
  },
  {
    test: 'big and small of three dice, of which one loses, or both with three of a kind',
    ...{ category: 'lottery', name: '快三', hall: 'CP', said: '.said' },
    async bet(game) {
      for (const pick of [/^大小 大，/, /^大小 小，/]) {
        const chosen = button(game, pick).and(game.locator('[aria-pressed=true]'));
        if ((await chosen.count()) === 0) await button(game, pick).click();
      }
      await button(game, '投注').click();
    },
    result: /^第 \d+ 期：/,
  },
  {
    test: 'both teams of a match, of which one wins it once its maps are played',
    ...{ category: 'gaming', name: '巅峰联赛', hall: 'DJ', said: '.said' },
    async bet(game) {
      const winners = game.getByRole('group', { name: '全场获胜' }).getByRole('button');
      for (const pick of await winners.all())
        if ((await pick.getAttribute('aria-pressed')) !== 'true') await pick.click();
      await button(game, '投注').click();
    },
    result: /^.+ 对 .+：/,
  },
];

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });
  test.afterEach(({ time }) => time.release());

  for (const round of rounds) {
    test(`a bet on ${round.test}, is settled, and what it came to comes home and stands in the record`, async ({
      page,
      time,
      language,
      edition,
    }) => {
      const bar = header(page, { language, edition });
      const record = roundRecord(page, language);
      const table = venueGame(page, language);
      const said = table.game.locator(round.said);
      await travelingMoney(page, language);
      const before = await bar.balance();

      await test.step('the bet is placed, and its round is played', async () => {
        await table.enter(round.category, round.name);
        await bar.expectBalance(0);
        await table.betInOpenRound(time, async () => {
          await round.bet(table.game);
          await expect(said).toHaveText(/^已投注/);
        });
        const isTold = async () => round.result.test((await said.textContent()) ?? '');
        await table.advanceUntil(time, () => round.isOver?.(table.game) ?? isTold());
        await expect(said).toHaveText(round.result);
        await time.release();
      });

      await test.step('what is left comes home when the game is left', async () => {
        await table.leave();
        await bar.expectMoney();
        await expect(page).toHaveURL(new RegExp(`/game/${round.category}`));
        await record.open(round.hall, 1);
        await expect(record.game(round.name)).toBeVisible();
        await record.open('all', 1);
        await bar.expectBalance(before + (await record.net()));
      });
    });
  }
});
