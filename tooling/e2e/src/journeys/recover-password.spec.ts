import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic, xingheClassic } from '../corners.ts';
import { deep } from '../deep.ts';
import { type Member, newPassword, type ReachableMember, reachableMember } from '../member.ts';
import type { SiteOptions } from '../options.ts';
import { otherCode } from '../outbox.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { sliderCaptcha } from '../pages/captcha.ts';
import { header } from '../pages/header.ts';
import { recoverPassword } from '../pages/recover-password.ts';
import { verifyDevice } from '../pages/verify-device.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** Password recovery; the code is in the platform's outbox. */

test.beforeEach(async ({ page, edition, language }) => {
  await page.goto('/home');
  await header(page, { edition, language }).openLogin();
});

test.describe(nameOf(xingheClassic), () => {
  test.use(xingheClassic);
  test('recovers a password by phone and logs in with the new one', async ({
    page,
    time,
    outbox,
    edition,
    language,
  }) => {
    const member = reachableMember('recovers by phone');
    const wizard = recoverPassword(page, language);
    const slider = sliderCaptcha(page, language);
    const national = member.phone.replace('+86 ', '');

    await accessDialog(page, language).username.fill(member.name);
    await accessDialog(page, language).forgot();
    await expect(wizard.name).toHaveValue(member.name);
    await expectAccessible(page);

    await test.step('a phone belongs to its region', async () => {
      await expect(wizard.region).toContainText('+86');
      await wizard.chooseRegion('852');
      await expect(wizard.region).toContainText('+852');
      await wizard.phone.fill(national);
      await wizard.next();
      await wizard.expectSentence('verification.phone.rule');
      await wizard.chooseRegion('CN');
      await expect(wizard.region).toContainText('+86');
    });

    await wizard.phone.fill(national);
    await wizard.next();
    await slider.byMouse();
    await expect(wizard.code).toBeVisible();
    await expectAccessible(page);
    const first = await outbox.receiveCode('sms', member.phone);

    await test.step('after a minute, and no sooner, another code may be asked for', async () => {
      await expect(wizard.resend).toHaveText(saying(language, 'verification.code.againIn'));
      await time.advance(60_000);
      await expect(wizard.resend).toHaveText(say(language, 'verification.code.again'));
      await wizard.resend.click();
      await slider.byMouse();
      await expect(wizard.resend).toHaveText(saying(language, 'verification.code.againIn'));
    });
    const code = await outbox.receiveCode('sms', member.phone, 2);
    expect(code).not.toBe(first);
    await wizard.typeCode(otherCode(code));
    await wizard.expectNotice();
    await wizard.typeCode(code);
    const changed = await setNewPassword(page, language, member);
    await enter(page, language, { old: member, changed });
    // The code has verified the phone: nothing more is required.
    await header(page, { edition, language }).expectMember(member.name);
  });
});

test.describe(nameOf(qingshanClassic), () => {
  test.use(qingshanClassic);
  test('recovers a password by e-mail and logs in with the new one', { tag: deep }, async ({
    page,
    outbox,
    language,
  }) => {
    const member = reachableMember('recovers by e-mail');
    const wizard = recoverPassword(page, language);

    await accessDialog(page, language).forgot();
    await wizard.byEmail();
    await wizard.name.fill(member.name);
    await wizard.email.fill(member.email);
    await wizard.next();
    await sliderCaptcha(page, language).byMouse();
    await expect(wizard.code).toBeVisible();

    await test.step('back, and on again with the same code', async () => {
      await wizard.back();
      await expect(wizard.email).toHaveValue(member.email);
      await wizard.next();
      await expect(wizard.resend).toHaveText(saying(language, 'verification.code.againIn'));
    });

    await wizard.typeCode(await outbox.receiveCode('email', member.email));
    const changed = await setNewPassword(page, language, member);
    await enter(page, language, { old: member, changed });
    // An e-mail does not verify the phone: this is still a new device.
    await expect(verifyDevice(page, language).dialog).toBeVisible();
  });
});

/** The last step; the login opens afterwards. */
async function setNewPassword(
  page: Page,
  language: SiteOptions['language'],
  member: ReachableMember,
): Promise<Member> {
  const wizard = recoverPassword(page, language);
  const password = newPassword();
  await wizard.expectSentence('auth.recover.everywhere');
  await expectAccessible(page);
  await wizard.setPassword(password);
  await expect(wizard.done).toBeVisible();
  await expectAccessible(page);
  await expect(accessDialog(page, language).submit('login')).toBeVisible();
  return { ...member, password };
}

/** The old password is rejected; the new one is accepted. */
async function enter(
  page: Page,
  language: SiteOptions['language'],
  { old, changed }: { old: Member; changed: Member },
): Promise<void> {
  const access = accessDialog(page, language);
  await access.logIn(old);
  await expect(access.dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await access.logIn(changed);
}
