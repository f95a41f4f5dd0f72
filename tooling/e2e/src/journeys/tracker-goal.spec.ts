import type { Page } from '@playwright/test';
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
      return { score: await scoreOf(page), goals: await told.count() };
    });
    expect(goalsIn(before.score)).toBe(before.goals);

    await test.step('the market is suspended, and nothing is told of the goal yet', async () => {
      await advanceTo(goal.shutFrom + 100);
      await expect(page.getByText(say(language, 'sportsbook.match.suspended')).first()).toBeVisible();
      expect(await scoreOf(page)).toBe(before.score);
      expect(await told.count()).toBe(before.goals);
    });

    await test.step('the goal is confirmed: the tracker tells it with the score of the page', async () => {
      await advanceTo(goal.confirmedAt + 1_000);
      await expect.poll(async () => goalsIn(await scoreOf(page))).toBe(before.goals + 1);
      await expect(told).toHaveCount(before.goals + 1);
      expect(await newest()).toBe(await scoreOf(page));
    });

    await test.step('the statistics have as many shots on target at least', async () => {
      await page.getByRole('tab', { name: say(language, 'tracker.part.statistics') }).click();
      const shots = say(language, 'tracker.statistic.shots-on-target');
      const row = page.getByRole('listitem', {
        name: saying(language, 'tracker.statistic', { name: shots }),
      });
      const label = (await row.getAttribute('aria-label')) ?? '';
      const [home = 0, away = 0] = [...label.matchAll(/ (\d+)(?=，|$)/g)].map(([, count]) => Number(count));
      const [homeGoals = 0, awayGoals = 0] = (await scoreOf(page)).split('-').map(Number);
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

/** The score of the match page: "1-0". */
async function scoreOf(page: Page): Promise<string> {
  const score = page.locator('main header strong[translate=no]').first();
  return ((await score.textContent()) ?? '').trim();
}

const goalsIn = (score: string) => score.split('-').reduce((sum, goals) => sum + Number(goals), 0);
