import { consoleForm } from '../console-form.ts';
import { nameOf, onAPhone, qingshanClassic, xinghePro } from '../corners.ts';
import { header } from '../pages/header.ts';
import { openSlots } from '../pages/slots.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Opens or closes the venue of the slots, as the operator does. */
async function venueOf(platform: string) {
  const { send } = await consoleForm(platform, '/dev/operator/transfers');
  return (maintenance: 'on' | 'off') => send({ id: 'JXDZ', maintenance, minutes: '90' });
}

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });

  test.afterEach(async ({ world }) => {
    await (await venueOf(world.platform))('off');
  });

  test('a game whose venue was closed after it was listed says when it opens, and moves no money', async ({
    page,
    world,
    language,
    edition,
  }) => {
    const bar = header(page, { language, edition });
    const slots = await openSlots(page, language);
    const before = await bar.balance();

    const set = await venueOf(world.platform);
    await set('on');
    await slots.play();
    const notice = page.getByRole('alertdialog');
    await expect(notice).toContainText(saying(language, 'venues.launch.maintenance.until'));
    await notice.getByRole('button').click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await set('off');
    await bar.expectBalance(before);
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
