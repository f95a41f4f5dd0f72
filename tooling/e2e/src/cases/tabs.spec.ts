import { newMember } from '../member.ts';
import { accessDialog, openDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';

/** One member, two tabs: both always show the same person. */

const dress = { language: 'zh-CN', edition: 'classic' } as const;

test('a login in one tab is seen by the other, and so is the logout', async ({ page, context }) => {
  const member = newMember();
  const other = await context.newPage();
  await page.goto('/home');
  await other.goto('/home');
  await header(page, dress).openRegister();
  await accessDialog(page, dress.language).register(member);
  await header(page, dress).expectMember(member.name);
  await header(other, dress).expectMember(member.name);

  await header(other, dress).logOut();
  await header(page, dress).expectVisitor();
});

test('a tab with an ended session says so, sends home and offers to log in', async ({ page }) => {
  const member = newMember();
  await page.goto('/home');
  await header(page, dress).openRegister();
  await accessDialog(page, dress.language).register(member);
  await header(page, dress).expectMember(member.name);

  // The platform forgets the session behind the page's back: another device logs in and out with the same token.
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
