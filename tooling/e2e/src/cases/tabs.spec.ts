import { qingshanClassic } from '../corners.ts';
import { openDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';

test.use({ ...qingshanClassic, visitor: 'member' });

test('a tab with an ended session shows it, goes home and offers to log in', async ({
  page,
  member,
  edition,
  language,
}) => {
  await page.goto('/home');
  await header(page, { edition, language }).expectMember(member.name);

  // The session is ended without the page: another client logs out with the same token.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const value = localStorage.getItem(key) ?? '';
      if (/token/i.test(key + value))
        localStorage.setItem(key, value.replace(/[A-Za-z0-9_-]{24,}/, 'expired-token-of-nobody'));
    }
  });
  await page.goto('/mine/betRecord');
  await expect(page).toHaveURL(/\/home$/);
  await expect(openDialog(page)).toBeVisible();
});
