import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic, qingshanPro, xingheClassic } from '../corners.ts';
import { deep } from '../deep.ts';
import { newMember } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { pictureCaptcha, sliderCaptcha } from '../pages/captcha.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Login and registration with name, password and captcha. */

test.beforeEach(({ page }) => page.goto('/home'));

test.describe(nameOf(xingheClassic), () => {
  test.use(xingheClassic);
  test('registers with the slider by mouse, logs out, mistypes the password, logs in again', async ({
    page,
    edition,
    language,
  }) => {
    const member = newMember();
    const top = header(page, { edition, language });
    const access = accessDialog(page, language);
    const slider = sliderCaptcha(page, language);

    await top.openRegister();
    await access.askToRegister(member);
    await slider.ready();
    await expectAccessible(page);
    await slider.byMouse();
    await access.putOffBinding();
    await top.expectMember(member.name);

    await top.logOut();
    await top.expectVisitor();

    await top.openLogin();
    await access.logIn({ ...member, password: `${member.password.slice(0, -1)}y` });
    const alert = access.dialog.getByRole('alert').filter({ hasText: /\S/ });
    await expect(alert).toBeVisible();
    await expect(access.username).toHaveValue(member.name);
    await access.logIn(member);
    await top.expectMember(member.name);
    await expect(page.locator('main:focus-within')).toBeVisible();
  });
});

test.describe(nameOf(qingshanPro), () => {
  test.use(qingshanPro);
  test('solves the slider by keyboard alone', async ({ page, edition, language }) => {
    const member = newMember();
    const top = header(page, { edition, language });
    await top.openRegister();
    const access = accessDialog(page, language);
    await access.askToRegister(member);
    await sliderCaptcha(page, language).byKeyboard();
    await access.putOffBinding();
    await top.expectMember(member.name);
    // The button that opened the dialog is gone.
    await expect(page.locator('main:focus-within')).toBeVisible();
  });
});

test.describe(nameOf(qingshanClassic), () => {
  test.use(qingshanClassic);
  test('misses the slider, uses the picture instead, misreads it once, and logs in', { tag: deep }, async ({
    page,
    edition,
    language,
    wire,
    outbox,
  }) => {
    const member = newMember();
    const top = header(page, { edition, language });
    const access = accessDialog(page, language);
    const slider = sliderCaptcha(page, language);
    const picture = pictureCaptcha(page, language);

    await top.openRegister();
    await access.askToRegister(member);
    await slider.miss();
    await expect(slider.dialog).toBeHidden();
    const failed = access.dialog.getByRole('alert').filter({ hasText: /\S/ });
    await expect(failed).toContainText(say(language, 'verification.captcha.sliderFailed'));

    await access.dialog
      .getByRole('button', { name: say(language, 'verification.captcha.usePicture') })
      .click();
    await expect(picture.picture).toBeVisible();
    await expectAccessible(page);
    const first = await outbox.readPicture(wire.device());
    await picture.another();
    await expect.poll(() => outbox.readPicture(wire.device())).not.toBe(first);
    await expect(picture.picture).toBeVisible();

    await picture.answer('????');
    await expect(picture.dialog).toBeVisible();
    await expect(picture.dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(picture.picture).toBeVisible();
    await picture.answer((await outbox.readPicture(wire.device())).toLowerCase());
    await access.putOffBinding();
    await top.expectMember(member.name);
  });
});
