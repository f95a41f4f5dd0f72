import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanPro, xinghePro } from '../corners.ts';
import { deep } from '../deep.ts';
import { type ReachableMember, reachableMember } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { verifyDevice } from '../pages/verify-device.ts';
import { expect, test } from '../site-test.ts';
import { say, saying } from '../words.ts';

/** A member with a phone, in an unknown browser. */

test.beforeEach(async ({ page, edition, language }) => {
  await page.goto('/home');
  await header(page, { edition, language }).openLogin();
});

test.describe(nameOf(xinghePro), () => {
  test.use(xinghePro);
  test('verifies a new device by SMS, which is trusted from then on', async ({
    page,
    time,
    outbox,
    edition,
    language,
  }) => {
    const member = reachableMember('new device by SMS');
    const top = header(page, { edition, language });
    const access = accessDialog(page, language);
    const device = verifyDevice(page, language);

    await access.logIn(member);
    await expect(device.dialog).toContainText(masked(member));
    await expectAccessible(page);

    // It looks disabled, and shows the reason when it is pressed.
    await device.submit.press('Enter');
    await device.expectSentence('verification.code.getFirst');

    await device.askSms();
    await expect(device.check).toBeVisible();
    await expectAccessible(page);
    await device.giveDigits('9999', 'digitsSend');
    await expect(device.check.getByText(say(language, 'auth.device.digitsWrong'))).toBeVisible();
    for (const _ of '9999') await page.keyboard.press('Backspace');
    await device.giveDigits(middleDigits(member), 'digitsSend');
    await expect(device.check).toBeHidden();
    const first = await outbox.receiveCode('sms', member.phone);

    await test.step('after a minute, and no sooner, another code may be asked for', async () => {
      await expect(device.resend).toHaveText(saying(language, 'verification.code.againIn'));
      await expect(device.resend).toHaveAttribute('aria-disabled', 'true');
      await time.advance(60_000);
      await expect(device.resend).toHaveText(say(language, 'verification.code.again'));
      await device.resend.click();
      await device.giveDigits(middleDigits(member), 'digitsSend');
      await expect(device.check).toBeHidden();
    });
    const second = await outbox.receiveCode('sms', member.phone, 2);
    expect(second).not.toBe(first);

    await device.pasteCode(second);
    await top.expectMember(member.name);

    await top.logOut();
    await top.openLogin();
    await access.logIn(member);
    await top.expectMember(member.name);
  });
});

test.describe(nameOf(qingshanPro), () => {
  test.use(qingshanPro);
  test('verifies a new device by a call', { tag: deep }, async ({ page, outbox, edition, language }) => {
    const member = reachableMember('new device by voice');
    const device = verifyDevice(page, language);

    await accessDialog(page, language).logIn(member);
    await device.askVoice();
    await expect(device.notice).toBeVisible();
    await expectAccessible(page);
    await device.notice.getByRole('button', { name: say(language, 'site.ui.confirm'), exact: true }).click();
    await device.giveDigits(middleDigits(member), 'digitsCall');
    await expect(device.check).toBeHidden();
    await device.typeCode(await outbox.receiveCode('voice', member.phone));
    await header(page, { edition, language }).expectMember(member.name);
  });
});

/** "+86 13800138101" → "0013" */
const middleDigits = ({ phone }: ReachableMember) => phone.slice(-8, -4);
/** The end of the phone number, as the mask shows it. */
const masked = ({ phone }: ReachableMember) => phone.slice(-4);
