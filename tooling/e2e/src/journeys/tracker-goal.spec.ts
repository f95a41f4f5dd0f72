import { expectAccessible } from '../accessibility.ts';
import { comingGoal } from '../coming-goal.ts';
import { nameOf, qingshanPro } from '../corners.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, viewport: { width: 1440, height: 900 } });

  test('a goal is told by the tracker, the score and the statistics of its match alike', async ({
    page,
    language,
    time,
  }) => {
    const book = sportsbook(page, language);
    const { goal, name, advanceTo } = await comingGoal(time, language);
    const events = page.getByRole('list', { name: say(language, 'tracker.events') });
    const told = events.getByText(saying(language, 'tracker.event.goal'));
    const newest = async () => ((await told.first().textContent()) ?? '').match(/\d+/g)?.join('-');

    const before = await test.step('the page of the match, seconds before the goal', async () => {
      await book.openVirtual();
      await advanceTo(goal.shutFrom - 6_000);
      await book.openMatch(page.getByRole('article').filter({ hasText: name }));
      await expect(events).toBeVisible();
      return { score: await book.score(), goals: await told.count() };
    });
    expect(before.score[0] + before.score[1]).toBe(before.goals);

    await test.step('the market is suspended, and nothing is told of the goal yet', async () => {
      await advanceTo(goal.shutFrom + 100);
      await expect(page.getByText(say(language, 'sportsbook.match.suspended')).first()).toBeVisible();
      expect(await book.score()).toEqual(before.score);
      expect(await told.count()).toBe(before.goals);
    });

    await test.step('the goal is confirmed: the tracker tells it with the score of the page', async () => {
      await advanceTo(goal.confirmedAt + 1_000);
      await expect.poll(async () => (await book.score()).join('-')).not.toBe(before.score.join('-'));
      await expect(told).toHaveCount(before.goals + 1);
      expect(await newest()).toBe((await book.score()).join('-'));
    });

    await test.step('the statistics have as many shots on target at least', async () => {
      await page.getByRole('tab', { name: say(language, 'tracker.part.statistics') }).click();
      const shots = say(language, 'tracker.statistic.shots-on-target');
      const row = page.getByRole('listitem', {
        name: saying(language, 'tracker.statistic', { name: shots }),
      });
      const label = (await row.getAttribute('aria-label')) ?? '';
      const [home = 0, away = 0] = [...label.matchAll(/ (\d+)(?=，|$)/g)].map(([, count]) => Number(count));
      const [homeGoals, awayGoals] = await book.score();
      expect(home).toBeGreaterThanOrEqual(homeGoals);
      expect(away).toBeGreaterThanOrEqual(awayGoals);
      await expectAccessible(page);
    });

    await test.step('bets are taken again', async () => {
      await advanceTo(goal.openFrom + 2_000);
      await expect(page.getByText(say(language, 'sportsbook.match.suspended'))).toHaveCount(0);
    });
    await time.release();
  });
});
