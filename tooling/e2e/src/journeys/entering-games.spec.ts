import { contract } from '@lobby/api-client/contract';
import { codeOf, resultMessage } from '@lobby/api-client/result-codes';
import { consoleForm } from '../console-form.ts';
import { nameOf, onAPhone, qingshanClassic, xinghePro } from '../corners.ts';
import { faultsOf } from '../faults.ts';
import { header } from '../pages/header.ts';
import { openSlots } from '../pages/slots.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Opens or closes a venue, as the operator does. */
async function venuesOf(platform: string) {
  const { send } = await consoleForm(platform, '/dev/operator/transfers');
  return (id: 'JXDZ' | 'YXZR', maintenance: 'on' | 'off') => send({ id, maintenance, minutes: '90' });
}

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });

  test.afterEach(async ({ world }) => {
    const set = await venuesOf(world.platform);
    await set('JXDZ', 'off');
    await set('YXZR', 'off');
    await (await faultsOf(world.platform)).clear();
  });

  test('a game of a closed venue says when it opens, and one in an activity is entered with money', async ({
    page,
    world,
    language,
    edition,
  }) => {
    const words = (id: string, values?: Record<string, string>) => say(language, id, values);
    const bar = header(page, { language, edition });
    const slots = await openSlots(page, language);
    const before = await bar.balance();

    await test.step('the venue is closed after its games were listed: nothing is entered, and no money moves', async () => {
      const set = await venuesOf(world.platform);
      await set('JXDZ', 'on');
      await slots.play();
      const notice = page.getByRole('alertdialog');
      await expect(notice).toContainText(saying(language, 'venues.launch.maintenance.until'));
      await notice.getByRole('button').click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await set('JXDZ', 'off');
      await bar.expectBalance(before);
    });

    await test.step('an activity asks for money first, in the words of the platform', async () => {
      const faults = await faultsOf(world.platform);
      await faults.plan({ code: codeOf('venue-activity'), path: contract.venue.launch.path });
      await slots.play();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(resultMessage('venue-activity', language))).toBeVisible();
      await dialog.getByLabel(words('transfer.amount'), { exact: true }).fill('200');
      await dialog.getByRole('button', { name: words('transfer.into.submit'), exact: true }).click();
      await dialog.getByRole('button', { name: words('transfer.into.enterNow'), exact: true }).click();
    });

    await test.step('the game is entered with that money', async () => {
      await expect(slots.balance).toContainText('200');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await bar.expectBalance(before - 20_000);
    });

    await test.step('a venue that is closed when it is listed is grey, says until when, and has no way in', async () => {
      const set = await venuesOf(world.platform);
      await set('YXZR', 'on');
      await page.goto('/game/realbet');
      const card = page.getByRole('article');
      await expect(card.getByText(saying(language, 'venues.state.maintenance.until'))).toBeVisible();
      await expect(card.locator('span').first()).toHaveCSS('filter', 'grayscale(1)');
      await expect(card.getByRole('link')).toHaveCount(0);
      await expect(card.getByRole('button')).toHaveCount(0);
    });
  });
});

test.describe(`${nameOf(qingshanClassic)} on a phone`, () => {
  test.use({ ...qingshanClassic, ...onAPhone, hasTouch: true, isMobile: true });

  test('a game is found, tried, and left, and fullscreen is left before the game', async ({
    page,
    language,
  }) => {
    const button = (id: string) => page.getByRole('button', { name: say(language, id), exact: true });
    const slots = await openSlots(page, language);
    await slots.trial();
    await expect(slots.balance).toContainText('1,000');
    await slots.spin();
    await expect.poll(() => slots.barSays()).toBe(await slots.gameSays());

    await button('venues.frame.fullscreen').tap();
    await expect(button('venues.frame.fullscreen.leave')).toBeVisible();
    await page.goBack();
    await expect(button('venues.frame.fullscreen')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);

    await button('venues.frame.leave').tap();
    await expect(page).toHaveURL(/\/game\/egame/);
    await expect(slots.cards.first()).toBeVisible();
  });
});
