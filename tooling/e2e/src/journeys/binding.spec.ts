import { expectAccessible } from '../accessibility.ts';
import { rememberSecret } from '../canaries.ts';
import { nameOf, qingshanClassic } from '../corners.ts';
import { newMember, newPassword } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { binding } from '../pages/binding.ts';
import { sliderCaptcha } from '../pages/captcha.ts';
import { header } from '../pages/header.ts';
import { recoverPassword } from '../pages/recover-password.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const phone = '13912345601';
const email = 'binding.journey@example.com';
const [freshPhone, freshEmail] = ['13912345602', 'fresh.journey@example.com'];

test.describe(nameOf(qingshanClassic), () => {
  test.use(qingshanClassic);
  test('a new member binds phone, e-mail and real name, and recovers the password by the phone', async ({
    page,
    time,
    outbox,
    edition,
    language,
  }) => {
    const member = newMember();
    const top = header(page, { edition, language });
    const access = accessDialog(page, language);
    const slider = sliderCaptcha(page, language);
    const bind = binding(page, language);
    for (const secret of [phone, email, '林小明']) rememberSecret(secret);

    await test.step('right after the registration the phone is bound', async () => {
      await page.goto('/home');
      await top.openRegister();
      await access.askToRegister(member);
      await slider.byMouse();
      await expectAccessible(page);
      await bind.offer.getByRole('button', { name: say(language, 'security.offer.phone') }).click();
      await bind.name('phone', phone);
      await bind.askForCode('phone');
      await expectAccessible(page);
      await bind.typeCode('phone', await outbox.receiveCode('sms', `+86 ${phone}`));
      await bind.submit('phone');
    });

    await test.step('the mailbox is bound with a code to the phone and one of its own', async () => {
      // The phone was proven when it was bound, and counts as the confirmation for ten minutes.
      await time.advance(600_000);
      await page.goto('/mine/auth');
      await bind.row('bind', 'email').click();
      await bind.askForCode('email');
      await bind.typeCode('email', await outbox.receiveCode('sms', `+86 ${phone}`, 2));
      await bind.next('email');
      await bind.name('email', email);
      await bind.askForCode('email');
      await bind.typeCode('email', await outbox.receiveCode('email', email));
      await bind.submit('email');
      await expect(bind.row('change', 'email')).toBeVisible();
    });

    await test.step('the real name is bound once, and cannot be changed', async () => {
      await bind.row('bind', 'realName').click();
      await bind.bindRealName('林小明');
      await expect(bind.row('bind', 'realName')).toBeHidden();
      await expect(bind.row('change', 'realName')).toBeHidden();
      await expectAccessible(page);
    });

    await test.step('the password is recovered by the phone', async () => {
      await top.logOut();
      await top.expectVisitor();
      await time.advance(60_000);
      await expect(access.dialog).toBeHidden();
      await top.openLogin();
      await access.username.fill(member.name);
      await access.forgot();
      const wizard = recoverPassword(page, language);
      await wizard.phone.fill(phone);
      await wizard.next();
      await slider.byMouse();
      await wizard.typeCode(await outbox.receiveCode('sms', `+86 ${phone}`, 3));
      await wizard.setPassword(newPassword());
      await expect(wizard.done).toBeVisible();
    });
  });
});

test.describe('a phone that was bound just now', () => {
  test.use({ ...qingshanClassic, visitor: 'member' });
  test('is not asked for a second code to bind the mailbox', async ({ page, outbox, language }) => {
    const bind = binding(page, language);
    for (const secret of [freshPhone, freshEmail]) rememberSecret(secret);
    await page.goto('/mine/auth');
    await bind.row('bind', 'phone').click();
    await bind.name('phone', freshPhone);
    await bind.askForCode('phone');
    await bind.typeCode('phone', await outbox.receiveCode('sms', `+86 ${freshPhone}`));
    await bind.submit('phone');
    await bind.row('bind', 'email').click();
    await bind.name('email', freshEmail);
    await bind.askForCode('email');
    await bind.typeCode('email', await outbox.receiveCode('email', freshEmail));
    await bind.submit('email');
    await expect(bind.row('change', 'email')).toBeVisible();
  });
});
