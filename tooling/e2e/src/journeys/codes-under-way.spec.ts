import { nameOf, onAPhone, xingheClassic, xinghePro } from '../corners.ts';
import { deep } from '../deep.ts';
import { newPassword, reachableMember } from '../member.ts';
import { otherCode } from '../outbox.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { sliderCaptcha } from '../pages/captcha.ts';
import { header } from '../pages/header.ts';
import { recoverPassword } from '../pages/recover-password.ts';
import { verifyDevice } from '../pages/verify-device.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** The page is reloaded after a code was sent. */

test.beforeEach(async ({ page, edition, language }) => {
  await page.goto('/home');
  await header(page, { edition, language }).openLogin();
});

test.describe(nameOf(xingheClassic), () => {
  test.use(xingheClassic);
  test('a recovery continues after a reload, with a pasted phone number and a region found by pinyin', async ({
    page,
    outbox,
    edition,
    language,
  }) => {
    const member = reachableMember('recovers after a reload');
    const wizard = recoverPassword(page, language);
    await accessDialog(page, language).forgot();
    await wizard.name.fill(member.name);
    await wizard.chooseRegion('taiwan');
    await expect(wizard.region).toContainText('+886');
    await wizard.phone.fill(member.phone.replace(/(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3'));
    await expect(wizard.region).toContainText('+86');
    await expect(wizard.phone).toHaveValue(member.phone.replace('+86 ', ''));
    await wizard.next();
    await sliderCaptcha(page, language).byMouse();
    await expect(wizard.code).toBeVisible();

    await page.reload();
    await header(page, { edition, language }).openLogin();
    await accessDialog(page, language).forgot();
    await expect(wizard.resend).toHaveText(saying(language, 'verification.code.againIn'));
    const code = await outbox.receiveCode('sms', member.phone);
    await wizard.typeCode(otherCode(code));
    await wizard.expectNotice();
    await expect(wizard.code).toHaveValue('');
    await expect(wizard.code).toBeFocused();
    await wizard.typeCode(code);
    await wizard.setPassword(newPassword());
    await expect(wizard.done).toBeVisible();
    await expect(accessDialog(page, language).submit('login')).toBeVisible();
    await expect(accessDialog(page, language).username).toHaveValue(member.name);
  });
});

test.describe(`${nameOf(xinghePro)} on a phone`, () => {
  test.use({ ...xinghePro, ...onAPhone });
  test('a new device asks for the password only, and five wrong codes require a new one', {
    tag: deep,
  }, async ({ page, time, outbox, edition, language }) => {
    const member = reachableMember('new device after a reload');
    const access = accessDialog(page, language);
    const device = verifyDevice(page, language);
    const digits = member.phone.slice(-8, -4);
    await access.logIn(member);
    await device.askVoice();
    // Enter agrees to the call.
    await expect(device.notice.getByRole('button', { name: say(language, 'site.ui.confirm') })).toBeFocused();
    await page.keyboard.press('Enter');
    await device.giveDigits(digits, 'digitsCall');
    await expect(device.check).toBeHidden();
    const first = await outbox.receiveCode('voice', member.phone);

    await page.reload();
    await header(page, { edition, language }).openLogin();
    await expect(access.username).toHaveValue(member.name);
    await access.askToLogIn(member);
    await expect(device.resend).toHaveText(saying(language, 'verification.code.againIn'));

    for (let n = 0; n < 4; n += 1) {
      await device.typeCode(otherCode(first));
      await expect(device.code).toHaveValue('');
      await expect(device.code).toBeFocused();
    }
    await device.typeCode(otherCode(first));
    await expect(device.submit).toBeHidden();
    await time.advance(60_000);
    await device.resend.last().click();
    await device.giveDigits(digits, 'digitsSend');
    await expect(device.check).toBeHidden();
    await device.typeCode(await outbox.receiveCode('sms', member.phone));
    await header(page, { edition, language }).expectMember(member.name);
  });
});
