import { contract } from '@lobby/api-client/contract';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { expectAccessible } from '../accessibility.ts';
import { rememberSecret } from '../canaries.ts';
import { nameOf, onAPhone, xinghePro } from '../corners.ts';
import { siteIdOf } from '../member.ts';
import { choose } from '../pages/choose.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(`${nameOf(xinghePro)} on a phone`, () => {
  test.use({ ...xinghePro, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });

  test('a member chooses an avatar, sets the birthday once, and reads the real name until the logout', async ({
    page,
    member,
    world,
    brand,
    edition,
    language,
    time,
  }) => {
    const words = (id: string, values?: Record<string, string>) => say(language, id, values);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = (id: string) => page.getByRole('dialog', { name: words(id) });
    // Binding is not under test here.
    const { deviceId, token } = member;
    const client = testClient(world.platform, siteIdOf(brand), { now: time.now, deviceId });
    client.token = token;
    await client.call(contract.userBinding.bindOther, { realName: '林小明' });
    // Which avatar a new member has is drawn, and may be the one chosen below.
    await client.call(contract.userProfile.addAvatar, { id: 'a01' });
    rememberSecret('林小明');

    await test.step('the way there is an entry of the overview', async () => {
      await page.goto('/mine');
      await page
        .getByRole('navigation', { name: words('mine.nav') })
        .getByRole('link', { name: words('mine.nav.userInfo') })
        .tap();
      await expect(page.getByRole('heading', { level: 1, name: words('profile.title') })).toBeVisible();
    });

    await test.step('an avatar is chosen, and is in use afterwards', async () => {
      const rabbit = { animal: words('profile.avatar.rabbit'), number: '2' };
      const choice = page.getByRole('radio', { name: words('profile.avatar.look', rabbit) });
      await button(words('profile.avatar.change')).tap();
      await choose(choice);
      await expectAccessible(page);
      await button(words('profile.avatar.use')).tap();
      await expect(dialog('profile.avatar.title')).toBeHidden();
      await button(words('profile.avatar.change')).tap();
      await expect(choice).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog('profile.avatar.title')).toBeHidden();
    });

    await test.step('too young is refused; the birthday is asked for once more, and then final', async () => {
      await button(`${words('profile.birthday.set')} ${words('profile.birthday')}`).tap();
      const field = dialog('profile.birthday.title').getByLabel(words('profile.birthday'));
      // WebKit writes today's date into an empty field: it has the colour of a hint until it is filled in.
      const ink = () => field.evaluate(input => getComputedStyle(input).color);
      const hint = await ink();
      await field.fill(new Date(time.now()).toISOString().slice(0, 10));
      await button(words('profile.birthday.next')).tap();
      await expect(page.getByText(words('profile.birthday.tooYoung'))).toBeVisible();
      await field.fill('1990-05-01');
      await expect.poll(ink).not.toBe(hint);
      await button(words('profile.birthday.next')).tap();
      await expect(page.getByText(/1990 .* 5 .* 1 /)).toBeVisible();
      await button(words('profile.birthday.confirm')).tap();
      await expect(dialog('profile.birthday.title')).toBeHidden();
      await expect(page.getByText('1990-05-01')).toBeVisible();
      await expect(page.getByText(words('profile.birthday.final'), { exact: true })).toBeVisible();
      // Real name 20, birthday 5, a fresh password 10.
      await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '35');
    });

    await test.step('the real name is shown when asked for, and kept until the logout', async () => {
      const name = words('profile.realName');
      await expect(page.getByText('林小明')).toBeHidden();
      await button(words('profile.secret.show', { name })).tap();
      await expect(page.getByText('林小明')).toBeVisible();
      await expectAccessible(page);
      await button(words('profile.secret.hide', { name })).tap();
      await expect(page.getByText('林小明')).toBeHidden();
      expect(await page.evaluate(decrypted)).toHaveLength(1);
      await header(page, { edition, language }).logOut();
      await expect.poll(() => page.evaluate(decrypted)).toEqual([]);
    });
  });
});

/** The decrypted data in the storage of the page. Runs in the page. */
function decrypted(): string[] {
  return Object.keys(localStorage).filter(key => key.includes('DD_'));
}
