import { nameOf, qingshanPro, xingheClassic } from '../corners.ts';
import { deep } from '../deep.ts';
import { newMember } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { sliderCaptcha } from '../pages/captcha.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';

/** Mistakes in login and registration: each has its message, and no input is lost. */

test.beforeEach(({ page }) => page.goto('/home'));

const mistakes = [
  { title: 'an empty form', name: '', password: '', repeat: '', says: 'auth.username.required' },
  {
    title: 'a name that begins with a figure',
    name: '1abcdef',
    password: 'play8888',
    repeat: 'play8888',
    says: 'verification.username.rule',
  },
  {
    title: 'a name without a figure',
    name: 'abcdef',
    password: 'play8888',
    repeat: 'play8888',
    says: 'verification.username.rule',
  },
  {
    title: 'a password without a figure',
    name: 'abc1234',
    password: 'abcdefgh',
    repeat: 'abcdefgh',
    says: 'verification.password.rule',
  },
  {
    title: 'a short password',
    name: 'abc1234',
    password: 'a1',
    repeat: 'a1',
    says: 'verification.password.rule',
  },
  {
    title: 'two different passwords',
    name: 'abc1234',
    password: 'play8888',
    repeat: 'play8889',
    says: 'auth.repeat.different',
  },
] as const;

test.describe(nameOf(xingheClassic), () => {
  test.use(xingheClassic);

  test('each mistake in the form has a message of its own', async ({ page, edition, language }) => {
    const access = accessDialog(page, language);
    for (const { title, name, password, repeat, says } of mistakes) {
      await test.step(title, async () => {
        await header(page, { edition, language }).openRegister();
        await access.username.fill(name);
        await access.password.fill(password);
        await access.repeat.fill(repeat);
        await access.agree.click();
        // The button looks disabled while something is missing, but can be focused and gives the reason.
        await access.submit('register').press('Enter');
        await access.expectSentence(says);
        await expect(access.username).toHaveValue(name);
        await expect(access.password).toHaveValue(password);
        await page.keyboard.press('Escape');
        await expect(access.dialog).toBeHidden();
      });
    }
  });

  test('a user name cannot be longer than its maximum', { tag: deep }, async ({
    page,
    edition,
    language,
  }) => {
    await header(page, { edition, language }).openRegister();
    const access = accessDialog(page, language);
    await access.username.pressSequentially('abc1234567890');
    await expect(access.username).toHaveValue('abc12345678');
  });

  test('full-width letters and figures are taken as their plain ones', { tag: deep }, async ({
    page,
    edition,
    language,
  }) => {
    const top = header(page, { edition, language });
    const member = newMember();
    const wide = (text: string) =>
      text.replace(/[!-~]/g, char => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
    await top.openRegister();
    await accessDialog(page, language).register({ name: wide(member.name), password: member.password });
    await top.expectMember(member.name);
  });
});

test.describe(nameOf(qingshanPro), () => {
  test.use(qingshanPro);

  test('a taken user name is reported, and the form keeps its values', async ({
    page,
    member,
    edition,
    language,
  }) => {
    const access = accessDialog(page, language);
    await header(page, { edition, language }).openRegister();
    await access.askToRegister(member);
    await sliderCaptcha(page, language).byMouse();
    await access.expectSentence('auth.username.taken');
    await expect(access.username).toHaveValue(member.name);
  });

  test('a wrong password is reported without saying which of the two was wrong', async ({
    page,
    member,
    edition,
    language,
  }) => {
    const access = accessDialog(page, language);
    await header(page, { edition, language }).openLogin();
    await access.logIn({ ...member, password: 'wrong12345' });
    const alert = access.dialog.getByRole('alert').first();
    await expect(alert).toBeVisible();
    const known = (await alert.textContent()) ?? '';
    await access.logIn({ name: 'nobody4711', password: 'wrong12345' });
    await expect(alert).toHaveText(known);
  });

  test('a lost connection during registration is reported, and a second attempt works', async ({
    page,
    context,
    complaints,
    edition,
    language,
  }) => {
    complaints.allowFailedRequests();
    const top = header(page, { edition, language });
    const member = newMember();
    const access = accessDialog(page, language);
    await top.openRegister();
    await access.username.fill(member.name);
    await context.setOffline(true);
    await access.askToRegister(member);
    await expect(access.dialog.getByRole('alert').first()).toBeVisible();
    await context.setOffline(false);
    await access.submit('register').click();
    await sliderCaptcha(page, language).byMouse();
    await access.putOffBinding();
    await top.expectMember(member.name);
  });
});
