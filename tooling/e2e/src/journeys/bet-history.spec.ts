import { findOffer, placeBet, placeTicket } from '@lobby/platform-testing/book/test-bets';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { expectAccessible } from '../accessibility.ts';
import { nameOf, xinghePro } from '../corners.ts';
import { siteIdOf } from '../member.ts';
import { betHistory } from '../pages/bet-history.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Virtual matches on sale are over by then. */
const untilSettledMs = 26 * 60_000;

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });
  test('a member finds a settled system among other bets, combination by combination, and exports it', async ({
    page,
    time,
    language,
    brand,
    world,
    member,
  }) => {
    const history = betHistory(page, language);
    const words = (id: string) => say(language, id);
    const systems = page.getByRole('row').filter({ hasText: '3串4' });
    const singles = page.getByRole('row').filter({ hasText: '@ ' }).filter({ hasNotText: '3串4' });

    await test.step('a single and a system are bet on, and the matches of the system are played', async () => {
      await page.goto('/game/sport/crty');
      const client = testClient(world.platform, siteIdOf(brand), { now: time.now });
      client.token = member.token;
      // With 100 on each no pair has a part of a fen: the rows add up to the ticket.
      await placeTicket(client, { legs: 3, folds: [2, 3], golds: '100' });
      await placeBet(client, await findOffer(client), '20');
      await time.advance(untilSettledMs);
    });

    await test.step('the bet history lists both; one kind alone stays chosen after a reload', async () => {
      await history.open();
      await expect(systems).toBeVisible();
      await expect(singles).toBeVisible();
      await history.only('system');
      await expect(singles).toBeHidden();
      await expect(page).toHaveURL(/\?kind=system$/);
      await page.reload();
      await expect(systems).toBeVisible();
      await expect(singles).toBeHidden();
    });

    await test.step('the system unfolds to its legs and to its combinations, which add up', async () => {
      const legs = await history.unfold(systems, 3, '3串4');
      await expect(legs.getByRole('link', { name: words('betHistory.fairness') })).toHaveCount(3);
      await page.getByRole('button', { name: words('betHistory.combinations') }).click();
      const table = page.getByRole('table', { name: words('betHistory.combinations') });
      // The titles, four combinations, the total.
      await expect(table.getByRole('row')).toHaveCount(6);
      await expect(page.getByText(words('betHistory.combinations.rounded'))).toBeHidden();
      await expectAccessible(page);
    });

    await test.step('the file has the ticket and its legs', async () => {
      const { name, lines } = await history.exported();
      expect(name).toMatch(/_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
      const [titles = '', ...rest] = lines;
      expect(titles).toContain(words('betHistoryFile.ticket'));
      expect(rest.map(line => line.split(',')[0])).toEqual([
        words('betHistoryFile.rowOfTicket'),
        ...[1, 2, 3].map(number => say(language, 'betHistoryFile.rowOfLeg', { number })),
      ]);
    });

    await test.step('a filter that selects nothing is cleared with one press', async () => {
      await history.only('series');
      await page.getByRole('button', { name: words('betHistory.clear') }).click();
      await expect(systems).toBeVisible();
      await expect(page).toHaveURL(/\/mine\/betRecord$/);
    });
  });
});
