import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic } from '../corners.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { devices } from '../pages/devices.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** One device is ended from another: it detects this without reloading, and the security log lists it. */

test.describe(nameOf(qingshanClassic), () => {
  test.use({ ...qingshanClassic, visitor: 'member' });
  test('a device that is ended elsewhere shows the login within ten seconds, with the reason', async ({
    page,
    member,
    anotherBrowser,
    edition,
    language,
  }) => {
    const dress = { edition, language };
    await page.goto('/home');
    await header(page, dress).expectMember(member.name);
    const far = await anotherBrowser();
    await header(far, dress).openLogin();
    await accessDialog(far, language).logIn(member);
    await header(far, dress).expectMember(member.name);

    await header(page, dress).openDevices();
    const mine = devices(page, language);
    await expect(mine.rows).toHaveCount(2);
    await mine.endOther();
    await mine.confirm();
    await expect(mine.rows).toHaveCount(1);

    // The other device is idle.
    const notice = far.getByText(say(language, 'site.session.elsewhere')).first();
    await expect(notice).toBeVisible({ timeout: 10_000 });
    await expect(accessDialog(far, language).submit('login')).toBeVisible();

    await test.step('the security log tells of the logins and of the end', async () => {
      await mine.openSecurityLog();
      const words = (id: string) => mine.dialog.getByText(say(language, id)).first();
      await expect(words('auth.securityLog.login')).toBeVisible();
      await expect(
        mine.dialog.getByText(/Chrome · Linux|Chrome · Windows|Chrome · macOS/).first(),
      ).toBeVisible();
      await expect(mine.rows).toHaveCount(3);
      await expectAccessible(page);
    });

    await page.keyboard.press('Escape');
    await header(page, dress).expectMember(member.name);
  });
});
