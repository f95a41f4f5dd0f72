import { nameOf, qingshanClassic, xinghePro } from '../corners.ts';
import { choose } from '../pages/choose.ts';
import { header } from '../pages/header.ts';
import { openSlots } from '../pages/slots.ts';
import { travelingMoney } from '../pages/traveling-money.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });

  test('a slot is found, entered with the free money, played, left, and the money comes home', async ({
    page,
    language,
    edition,
  }) => {
    const words = (id: string, values?: Record<string, string>) => say(language, id, values);
    const bar = header(page, { language, edition });

    await travelingMoney(page, language);
    const before = await bar.balance();
    const slots = await openSlots(page, language);

    await test.step('a game is found by the first letters of its name, and marked', async () => {
      await slots.search('hdys');
      await slots.favourite();
      await choose(page.getByRole('radio', { name: words('venues.games.show.favourite') }));
      await expect(slots.cards).toHaveCount(1);
    });

    await test.step('it is entered with all that is free', async () => {
      await slots.play();
      await expect(page).toHaveURL(/\/dz\/game\?venue=JXDZ&game=/);
      await bar.expectBalance(0);
      await expect(slots.balance).toContainText('¥');
    });

    await test.step('a round is played with the money of the venue, and its end is told', async () => {
      await slots.spin();
      await expect.poll(() => slots.barSays()).toBe(await slots.gameSays());
    });

    await test.step('what is left comes home', async () => {
      await page.getByRole('button', { name: words('venues.frame.leave') }).click();
      await expect(page).toHaveURL(/\/game\/egame/);
      // The stake of one round is missing at most.
      await expect.poll(() => bar.balance()).toBeGreaterThanOrEqual(before - 1_000);
    });

    await test.step('a game that was played is among the last ones', async () => {
      await page.goto('/game/egame?show=recent');
      await expect(slots.cards).toHaveCount(1);
    });
  });

  test('a member who follows a link to a game enters it by a press alone', async ({ page, language }) => {
    await page.goto('/dz/game?venue=JXDZ&game=lantern-fair');
    await expect(page.getByText(say(language, 'venues.frame.offer.hint'))).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: say(language, 'venues.enter'), exact: true }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
  });
});

test.describe(nameOf(qingshanClassic), () => {
  test.use({ ...qingshanClassic });

  test('a visitor tries a slot; going back leaves fullscreen before the game', async ({ page, language }) => {
    const words = (id: string) => say(language, id);
    const slots = await openSlots(page, language);

    await test.step('playing asks for a login', async () => {
      await slots.play();
      await expect(page.getByText(words('venues.launch.login'))).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('a trial is open to everybody', async () => {
      await slots.trial();
      await expect(page).toHaveURL(/trial=1/);
      await expect(slots.balance).toContainText('1,000');
      await slots.spin();
    });

    await test.step('the address of the trial can be opened by itself', async () => {
      await page.reload();
      await expect(slots.balance).toContainText('1,000');
    });

    await test.step('back leaves fullscreen first', async () => {
      await page.getByRole('button', { name: words('venues.frame.fullscreen'), exact: true }).click();
      await expect(page.getByRole('button', { name: words('venues.frame.fullscreen.leave') })).toBeVisible();
      await page.goBack();
      await expect(
        page.getByRole('button', { name: words('venues.frame.fullscreen'), exact: true }),
      ).toBeVisible();
      await expect(page).toHaveURL(/trial=1/);
    });
  });

  test('an address that was written by hand frames nothing', async ({ page, language }) => {
    for (const path of [
      '/dz/game?venue=https://evil.example&game=x',
      '/pg/game',
      '/dz/game?venue=JXDZ&game=..%2F',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/game\/egame$/);
      await expect(page.getByRole('heading', { name: say(language, 'venues.title.DZ') })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
  });
});
