import { expectAccessible } from '../accessibility.ts';
import { rememberSecret } from '../canaries.ts';
import { nameOf, onAPhone, xinghePro } from '../corners.ts';
import { newPassword } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { binding } from '../pages/binding.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const phone = '13912345603';

test.describe(`${nameOf(xinghePro)} on a phone`, () => {
  test.use({ ...xinghePro, ...onAPhone, hasTouch: true, isMobile: true, visitor: 'member' });
  test('a member changes the password by the old one and a code, which ends the other browser', async ({
    page,
    member,
    anotherBrowser,
    time,
    outbox,
    edition,
    language,
  }) => {
    const dress = { edition, language };
    const words = (id: string) => say(language, id);
    const bind = binding(page, language);
    const changed = { name: member.name, password: newPassword() };
    rememberSecret(phone);

    const far = await anotherBrowser();
    await header(far, dress).openLogin();
    await accessDialog(far, language).logIn(member);
    await header(far, dress).expectMember(member.name);

    await test.step('a phone is bound first', async () => {
      await page.goto('/mine/auth');
      await bind.row('bind', 'phone').tap();
      await bind.name('phone', phone);
      await bind.askForCode('phone');
      await bind.typeCode('phone', await outbox.receiveCode('sms', `+86 ${phone}`));
      await bind.submit('phone');
    });

    await test.step('the wrong old password is said beside its field, and nothing typed is lost', async () => {
      // A phone is sent one code in a minute.
      await page.goto('/home');
      await time.advance(60_000);
      await page.goto('/mine/auth');
      await bind.row('password', 'password').tap();
      const dialog = page.getByRole('dialog', { name: words('security.changePassword.title') });
      const field = (id: string) => dialog.getByLabel(words(id), { exact: true });
      await field('security.changePassword.old').fill(newPassword());
      await field('security.changePassword.new').fill(changed.password);
      await field('security.changePassword.repeat').fill(changed.password);
      await dialog.getByRole('button', { name: words('verification.code.get'), exact: true }).tap();
      const code = await outbox.receiveCode('sms', `+86 ${phone}`, 2);
      await dialog
        .getByRole('textbox', { name: words('verification.code.label'), exact: true })
        .first()
        .click();
      await page.keyboard.type(code);
      await dialog.getByRole('button', { name: words('security.changePassword.submit') }).tap();
      await expect(field('security.changePassword.old')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('security.changePassword.new')).toHaveValue(changed.password);
      await expectAccessible(page);
      await field('security.changePassword.old').fill(member.password);
      await dialog.getByRole('button', { name: words('security.changePassword.submit') }).tap();
      await expect(page.getByText(words('security.changePassword.done')).first()).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('the other browser is told why, and logs in with the new password', async () => {
      await expect(far.getByText(words('site.session.password')).first()).toBeVisible();
      const access = accessDialog(far, language);
      await expect(access.submit('login')).toBeVisible();
      await access.logIn(changed);
      await header(far, dress).expectMember(member.name);
    });
  });
});
