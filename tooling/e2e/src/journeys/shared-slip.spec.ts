import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanPro, xinghePro } from '../corners.ts';
import { joinMember } from '../joined-member.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { stored } from '../stored.ts';
import { say } from '../words.ts';

test.describe(nameOf(qingshanPro), () => {
  // Price changes are not under test here: any price is accepted.
  test.use({ ...qingshanPro, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a series is shared, opened on the same site, and refused on another one', async ({
    page,
    language,
    world,
    browser,
    time,
    complaints,
  }) => {
    const slip = betSlip(page, language);
    const book = sportsbook(page, language);
    const shared = page.getByRole('dialog', { name: say(language, 'betslip.share.title') });
    const filled = slip.panel.getByText(say(language, 'betslip.notice.imported', { count: 2 }));
    const emptySlip = slip.panel.getByText(say(language, 'betslip.empty.title'));
    let link = '';
    let code = '';

    await test.step('two matches in series are shared: code, link and picture', async () => {
      // Hours away: none of the matches begins meanwhile.
      await book.open('?show=early');
      await slip.chooseForm('series');
      await book.pickApart(2);
      await slip.panel.getByRole('button', { name: say(language, 'betslip.share.action') }).click();
      await expect(shared.getByRole('img', { name: say(language, 'betslip.share.qr') })).toBeVisible();
      await expectAccessible(page);
      code = (await shared.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{6}$/).textContent()) ?? '';
      link = (await shared.getByText(/\?slip=/).textContent()) ?? '';
      expect(new URL(link).searchParams.get('slip')).toBe(code.replace('-', ''));
      await page.keyboard.press('Escape');
    });

    await test.step('its code fills an empty slip with the same picks in series', async () => {
      // The keypad below has a key of the same name.
      await slip.panel
        .getByRole('button', { name: say(language, 'betslip.clear') })
        .first()
        .click();
      await expect(emptySlip).toBeVisible();
      await slip.chooseForm('single');
      await slip.panel
        .getByRole('textbox', { name: say(language, 'betslip.code.label') })
        .fill(code.toLowerCase());
      await page.keyboard.press('Enter');
      await expect(filled).toBeVisible();
      await expect(slip.items).toHaveCount(2);
      await expect(slip.stakeOf('2串1')).toHaveValue('');
    });

    await test.step('its link asks first, and is gone from the address', async () => {
      await slip.stakeOf('2串1').fill('20');
      await page.goto(link);
      const ask = slip.panel.getByText(say(language, 'betslip.import.ask.shared', { held: 2, count: 2 }));
      await expect(ask).toBeVisible();
      await expect(page).not.toHaveURL(/slip=/);
      await expectAccessible(page);
      await slip.panel.getByRole('button', { name: say(language, 'betslip.import.keep') }).click();
      await expect(slip.stakeOf('2串1')).toHaveValue('20');
      await page.reload();
      await expect(slip.items).toHaveCount(2);
      await expect(ask).toBeHidden();
    });

    await test.step('another site says that the code is not its own', async () => {
      const { brand, edition } = xinghePro;
      const site = world.sites[brand];
      if (!site) throw new Error(`${brand} is not served`);
      const member = await joinMember(world, brand, time.now);
      const choices = { edition, language: xinghePro.language, choices: {} };
      const context = await browser.newContext({ storageState: stored(site, choices, member) });
      const there = await context.newPage();
      complaints.listen(there);
      await there.goto(new URL(new URL(link).pathname + new URL(link).search, site).href);
      const refused = there.getByText(say(xinghePro.language, 'betslip.import.other-site'));
      await expect(refused).toBeVisible({ timeout: 20_000 });
      await context.close();
    });
  });
});
