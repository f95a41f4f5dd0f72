import { expectAccessible } from '../accessibility.ts';
import { nameOf, onAPhone, xinghePro } from '../corners.ts';
import { reachableMember } from '../member.ts';
import { logInElsewhere } from '../other-devices.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { choose } from '../pages/choose.ts';
import { devices } from '../pages/devices.ts';
import { header } from '../pages/header.ts';
import { verifyDevice } from '../pages/verify-device.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** A member with five logged-in devices logs in on a sixth. */

test.describe(`${nameOf(xinghePro)} on a phone`, () => {
  test.use({ ...xinghePro, ...onAPhone });
  test('a sixth device ends another one after its code, and is logged in without a second code', async ({
    page,
    world,
    time,
    outbox,
    brand,
    edition,
    language,
  }) => {
    const member = reachableMember('new device over the limit');
    const device = verifyDevice(page, language);
    const dialog = page.getByRole('dialog', { name: say(language, 'auth.deviceLimit.title') });
    const submit = dialog.getByRole('button', { name: say(language, 'auth.deviceLimit.submit') });
    await page.goto('/home');
    await logInElsewhere(5, member, { world, brand, time, outbox });

    await header(page, { edition, language }).openLogin();
    await accessDialog(page, language).logIn(member);
    await device.askSms();
    await device.giveDigits(member.phone.slice(-8, -4), 'digitsSend');
    await expect(device.check).toBeHidden();
    await device.typeCode(await outbox.receiveCode('sms', member.phone, 6));

    await expect(dialog.getByRole('radio')).toHaveCount(5);
    await expectAccessible(page);
    // No device is preselected: the button looks disabled, and does nothing.
    await submit.press('Enter');
    await expect(submit).toHaveAccessibleDescription(say(language, 'auth.deviceLimit.choose'));
    await choose(dialog.getByRole('radio').first());
    await submit.click();
    await header(page, { edition, language }).expectMember(member.name);

    await header(page, { edition, language }).openDevices();
    await expect(devices(page, language).rows).toHaveCount(5);
  });
});
