import { expectAccessible } from '../accessibility.ts';
import { nameOf, onAPhone, qingshanPro, xingheClassic } from '../corners.ts';
import { keys } from '../keys.ts';
import { newMember } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Inviting friends: from the link of a member to the friend in their list. */

test.describe(nameOf(xingheClassic), () => {
  test.use({ ...xingheClassic, visitor: 'member' });

  test('a friend who registers by the link of a member is in their list, and is told what is missing', async ({
    page,
    language,
    edition,
    anotherBrowser,
  }) => {
    const words = (id: string, values?: Record<string, string | number>) => say(language, id, values);
    const main = page.getByRole('main');
    const byKey = keys(page);
    const link = main.getByText(/\/home\?icode=[0-9A-Z]{8}&register=1$/);

    await test.step('the invitation is joined by keyboard from the list', async () => {
      await page.goto('/activity/discount');
      await byKey.enter(main.getByRole('link', { name: words('promotions.kind.friends'), exact: true }));
      await expect(page).toHaveURL(/\/activity\/friendInvitation$/);
      await byKey.enter(main.getByRole('button', { name: words('promotions.join') }));
      const confirm = main.getByRole('button', { name: words('promotions.join.confirm') });
      await expect(confirm).toBeFocused();
      await byKey.press('Enter');
      await expect(main.getByText(saying(language, 'promotions.joined')).first()).toBeVisible();
    });

    await test.step('it has a code, a link and a picture of the link, and nobody came yet', async () => {
      await expectAccessible(page, main.getByRole('img', { name: words('promotions.friends.qr') }));
      await expect(link).toBeVisible();
      await expect(main.getByText(words('promotions.friends.none'), { exact: true })).toBeVisible();
    });

    const friend = newMember();
    await test.step('the link opens the registration on another device', async () => {
      const there = await anotherBrowser();
      await there.goto((await link.textContent()) ?? '');
      const access = accessDialog(there, language);
      await expect(access.submit('register')).toBeVisible();
      await access.register(friend);
      await header(there, { language, edition }).expectMember(friend.name);
    });

    await test.step('the friend is in the list under a masked name, with what is missing', async () => {
      await page.reload();
      const row = main
        .getByRole('list', { name: words('promotions.friends.list') })
        .getByRole('listitem')
        .filter({ hasText: `${friend.name.at(0)}***${friend.name.at(-1)}` });
      await expect(
        row.getByText(words('promotions.friends.state.registered'), { exact: true }),
      ).toBeVisible();
      await expect(row).toContainText(words('promotions.friends.need.bound-phone'));
      await expectAccessible(page, row);
    });
  });
});

test.describe(`${nameOf(qingshanPro)} on a phone`, () => {
  test.use({ ...qingshanPro, ...onAPhone, hasTouch: true, isMobile: true });

  test('a visitor reads the invitation in the width of the window, and is asked to log in', async ({
    page,
    language,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/activity/friendInvitation');
    await expectAccessible(page, main.getByRole('heading', { name: say(language, 'promotions.terms') }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await main.getByRole('button', { name: say(language, 'promotions.join.login') }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
