import { findOffer, placeBet } from '@lobby/platform-testing/book/test-bets';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { nameOf, onAPhone, xingheClassic } from '../corners.ts';
import { siteIdOf } from '../member.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

test.describe(`${nameOf(xingheClassic)} on a phone`, () => {
  test.use({ ...xingheClassic, ...onAPhone, visitor: 'member' });

  test('a bet of the record is in the slip again, with its stake, and not once more after a reload', async ({
    page,
    time,
    language,
    brand,
    world,
    member,
  }) => {
    const sheet = page.getByRole('dialog', { name: say(language, 'betslip.title') });
    const slip = betSlip(page, language, sheet);

    await test.step('a bet is placed, and placed again from the record', async () => {
      const client = testClient(world.platform, siteIdOf(brand), { now: time.now });
      client.token = member.token;
      await page.goto('/home');
      await placeBet(client, await findOffer(client), '20');
      await page.goto('/mine/betRecord');
      await page
        .getByRole('button', { name: saying(language, 'betHistory.actions') })
        .first()
        .click();
      await page.getByRole('menuitem', { name: say(language, 'betHistory.again') }).click();
    });

    await test.step('the sheet opens with the pick and the stake of then', async () => {
      await expect(sheet.getByText(say(language, 'betslip.notice.imported', { count: 1 }))).toBeVisible({
        timeout: 20_000,
      });
      await expect(sheet.getByRole('article')).toHaveCount(1);
      await expect(slip.stake).toHaveValue('20');
      await expect(page).not.toHaveURL(/again=/);
    });

    await test.step('a reload keeps the pick and asks nothing', async () => {
      await page.reload();
      await page.getByRole('button', { name: say(language, 'betslip.bar.open') }).click();
      await expect(slip.stake).toHaveValue('20');
      await expect(sheet.getByText(saying(language, 'betslip.import.ask.again'))).toBeHidden();
    });
  });
});
