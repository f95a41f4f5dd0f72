import { nameOf, onAPhone, qingshanPro, xinghePro } from '../corners.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { sliderCaptcha } from '../pages/captcha.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Data stored on this device for a returning member. */

test.describe(`${nameOf(xinghePro)} on a phone`, () => {
  test.use({ ...xinghePro, ...onAPhone });
  test('a stored password is kept after a logout and after a refusal, until the box is unticked', async ({
    page,
    member,
    edition,
    language,
  }) => {
    const top = header(page, { edition, language });
    const access = accessDialog(page, language);
    await page.goto('/home');
    await top.openLogin();
    await access.remember.click();
    await access.logIn(member);
    await top.expectMember(member.name);
    await top.logOut();

    await top.openLogin();
    await expect(access.username).toHaveValue(member.name);
    await access.expectSentence('auth.password.remembered');
    await access.password.fill('mistyped1');
    await access.submit('login').click();
    await sliderCaptcha(page, language).byMouse();
    await expect(access.dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await page.reload();
    await top.openLogin();
    await expect(access.username).toHaveValue(member.name);
    await access.submit('login').click();
    await sliderCaptcha(page, language).byMouse();
    await top.expectMember(member.name);

    await top.logOut();
    await top.openLogin();
    await access.remember.click();
    await page.reload();
    await top.openLogin();
    await expect(access.password).toHaveAttribute('placeholder', say(language, 'auth.password.placeholder'));
    await expect(access.username).toHaveValue('');
  });
});

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });
  test('a balance that cannot be refreshed shows its time', async ({
    page,
    context,
    complaints,
    edition,
    language,
  }) => {
    complaints.allowFailedRequests();
    const top = header(page, { edition, language });
    await page.goto('/home');
    const before = await top.balance();
    await context.setOffline(true);
    await top.refreshBalance();
    await expect(page.getByText(saying(language, 'header.balance.stale'))).toBeVisible();
    expect(await top.balance()).toBe(before);
    await context.setOffline(false);
    await top.refreshBalance();
    await expect(page.getByText(saying(language, 'header.balance.stale'))).toBeHidden();
  });
});
