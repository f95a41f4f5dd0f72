import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { nameOf, xinghePro } from '../corners.ts';
import { header } from '../pages/header.ts';
import { operator } from '../pages/operator.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, visitor: 'member' });

  test('a letter of the operator is read in one tab and the count falls in another; a frozen one sees the reason', async ({
    page,
    context,
    browser,
    world,
    member,
    complaints,
    edition,
    language,
  }) => {
    const words = (id: string, values = {}) => say(language, `inbox.letters.${id}`, values);
    const account = { site: '1001', name: member.name };
    const title = `${member.name} 的存款`;
    const operatorPage = await operator(browser, world.platform);
    const html = '<p>已到帳<script>window.stolen = 1</script><img src="x" onerror="window.stolen = 1"></p>';
    await operatorPage.writeLetter(account, { kind: 'fd', title, html });

    const other = await context.newPage();
    complaints.listen(other);
    await other.goto('/home');
    await page.goto('/mine/message?kind=fd');
    const expectUnread = async (count: number) => {
      for (const tab of [page, other]) await expect(chipOf(tab)).toHaveAccessibleName(unreadName(count));
    };
    const chipOf = (tab: Page) => header(tab, { edition, language }).member(member.name);
    const unreadName = (count: number) =>
      count === 0
        ? new RegExp(`${say(language, 'header.menu')}$`)
        : new RegExp(say(language, 'header.unread', { count }));

    // The welcome letter, and the one just written.
    await expectUnread(2);
    const letter = page.getByRole('button', { name: title });
    await letter.press('Enter');
    await expect(page.getByText('已到帳')).toBeVisible();
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    await expectUnread(1);
    await expectAccessible(page);

    await page.getByRole('tab', { name: words('kind.notice') }).click();
    await page.getByRole('button', { name: words('readAll'), exact: true }).click();
    await page.getByRole('button', { name: words('readAll.confirm'), exact: true }).click();
    await expectUnread(0);

    await chipOf(other).click();
    await other.getByRole('link', { name: say(language, 'header.message'), exact: true }).click();
    await other.getByRole('tab', { name: words('kind.fd') }).click();
    await page.getByRole('tab', { name: words('kind.fd') }).click();
    await expect(letter).toBeVisible();
    await other.getByRole('checkbox', { name: words('choose', { title }) }).click();
    await other.getByRole('button', { name: words('delete.several', { count: 1 }) }).click();
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: words('delete'), exact: true })
      .click();
    for (const tab of [page, other])
      await expect(tab.getByText(words('empty', { kind: words('kind.fd') }))).toBeVisible();

    // The first tab that learns of it says why, the others follow it.
    await other.close();
    await operatorPage.freeze(account);
    await operatorPage.close();
    await expect(page.getByText(say(language, 'site.session.frozen'))).toBeVisible();
    await expect(page.getByRole('dialog', { name: say(language, 'site.member.login') })).toBeVisible();
  });
});
