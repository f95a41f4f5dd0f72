import { expectAccessible } from '../accessibility.ts';
import { consoleForm } from '../console-form.ts';
import { nameOf, xinghePro } from '../corners.ts';
import { siteIdOf } from '../member.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });

  // Every hall is open on a fresh demo: the operator prepares one again.
  test.beforeEach(async ({ world, brand }) => {
    await (await navigationOf(world.platform, siteIdOf(brand)))('coming');
  });
  test.afterEach(async ({ world, brand }) => {
    await (await navigationOf(world.platform, siteIdOf(brand)))('open');
  });

  test('a member asks to be told when the halls open, the operator opens one, and one letter says so', async ({
    page,
    world,
    time,
    brand,
    language,
  }) => {
    const ask = page.getByRole('button', { name: say(language, 'opening.ask') });
    const takeBack = page.getByRole('button', { name: say(language, 'opening.takeBack') });
    const asked = page.getByText(say(language, 'opening.asked'));
    await page.goto('/home');
    await ask.press('Enter');
    await expect(asked).toBeVisible();
    await takeBack.press('Enter');
    await expect(ask).toBeFocused();
    await ask.press('Enter');
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(asked).toBeVisible();

    const set = await navigationOf(world.platform, siteIdOf(brand));
    await set('open');
    await time.advance(60_000);
    await page.goto('/mine/message?kind=activity');
    const letters = page.getByRole('button', { name: /(电竞|電競)已(開|开)放/ });
    await expect(letters).toHaveCount(1);
    await letters.press('Enter');
    const way = page.getByRole('main').getByRole('link', { name: /^(电竞|電競)$/ });
    await expect(way).toHaveAttribute('href', '/game/gaming');

    await page.goto('/home');
    await set('coming');
    await set('open');
    await time.advance(60_000);
    await page.goto('/mine/message?kind=activity');
    await expect(letters).toHaveCount(1);
  });
});

/** Sets the state of the hall 电竞 on a site, as its operator does. */
async function navigationOf(platform: string, site: string) {
  const form = await consoleForm(platform, '/dev/operator/navigation');
  return (state: 'open' | 'coming') => form.send({ site, code: 'gaming', position: '50', badge: '', state });
}
