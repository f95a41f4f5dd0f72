import { nameOf, qingshanPro } from '../corners.ts';
import { header } from '../pages/header.ts';
import { roundRecord } from '../pages/round-record.ts';
import { openSlots } from '../pages/slots.ts';
import { travelingMoney } from '../pages/traveling-money.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });

  test('two games in two tabs share the money of a member, which comes home once both are left', async ({
    page,
    context,
    complaints,
    language,
    edition,
  }) => {
    const other = await context.newPage();
    complaints.listen(other);
    const tabs = [page, other];
    const tops = tabs.map(tab => header(tab, { language, edition }));
    const record = roundRecord(page, language);
    const leave = (tab: typeof page) =>
      tab.getByRole('button', { name: say(language, 'venues.frame.leave'), exact: true }).click();
    /** What both tabs show as free. */
    const expectFree = async (amount: number) => {
      for (const top of tops) await top.expectBalance(amount);
    };

    await travelingMoney(page, language);
    const before = await header(page, { language, edition }).balance();

    const games =
      await test.step('the money goes along into the first game, and is there for the second', async () => {
        const first = await openSlots(page, language);
        await first.play();
        await expect.poll(() => first.barSays()).toBe(before);
        const second = await openSlots(other, language, 1);
        await second.play();
        await expect.poll(() => second.barSays()).toBe(before);
        await expectFree(0);
        return { first, second };
      });
    const { first, second } = games;

    await test.step('a round of each takes from the same purse, and each tab shows what is left', async () => {
      await first.spin();
      await expect.poll(() => first.barSays()).toBe(await first.gameSays());
      const left = await first.barSays();
      await second.lookAt();
      await expect.poll(() => second.barSays()).toBe(left);
      await second.spin();
      await expect.poll(() => second.barSays()).toBe(await second.gameSays());
      const leftThen = await second.barSays();
      await first.lookAt();
      await expect.poll(() => first.barSays()).toBe(leftThen);
      await expectFree(0);
    });

    await test.step('the game that is left leaves the purse to the other, where another round is played', async () => {
      const left = await second.barSays();
      await leave(page);
      await expect(page).toHaveURL(/\/game\/egame/);
      await second.spin();
      await expect.poll(() => second.barSays()).toBe(await second.gameSays());
      expect(await second.barSays()).toBeGreaterThanOrEqual(left - 1_000);
      await expectFree(0);
    });

    await test.step('with the second game all money comes home, and it is what the rounds came to', async () => {
      const left = await second.barSays();
      await leave(other);
      await expectFree(left);
      await record.open('DZ', 3);
      expect(before + (await record.net())).toBe(left);
    });
  });
});
