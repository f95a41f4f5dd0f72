import { brands } from '@lobby/bootstrap/sites';
import { everyBrand, nameOf } from '../corners.ts';
import { betHistory } from '../pages/bet-history.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** The basics of every brand, new ones included: it opens under its own name, and its members can log in. */

for (const corner of everyBrand) {
  const { name } = brands.find(({ code }) => code === corner.brand) ?? {};
  test.describe(nameOf(corner), () => {
    test.use({ ...corner, visitor: 'member' });
    test('a brand opens under its own name, and its member finds their bets', async ({
      page,
      member,
      edition,
      language,
    }) => {
      await page.goto('/home');
      if (language === 'zh-CN') await expect(page).toHaveTitle(new RegExp(`^${name}`));
      await header(page, { edition, language }).expectMember(member.name);
      await betHistory(page, language).open();
      await expect(page.getByText(say(language, 'betHistory.empty')).first()).toBeVisible();
    });
  });
}
