import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic, qingshanPro, xinghePro } from '../corners.ts';
import { reloadWithLostSession } from '../lose-session.ts';
import { newMember } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { sliderCaptcha } from '../pages/captcha.ts';
import { devices } from '../pages/devices.ts';
import { header } from '../pages/header.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** The sessions of a member, and how they end. */

test.describe(nameOf(xinghePro), () => {
  test.use(xinghePro);
  test('two tabs always show the same member', async ({ page, context, edition, language }) => {
    const dress = { edition, language };
    const member = newMember();
    await page.goto('/home');
    const other = await context.newPage();
    await other.goto('/home');
    await expect(header(other, dress).visitor).toBeVisible();

    await page.bringToFront();
    await header(page, dress).openRegister();
    await accessDialog(page, language).register(member);
    await header(page, dress).expectMember(member.name);
    await header(other, dress).expectMember(member.name);

    // No call of the first tab is answered from here on: only the other tab can notify it that the session has ended.
    await page.route(/\/(api|e)\//, () => undefined);
    await other.bringToFront();
    await header(other, dress).logOut();
    await header(other, dress).expectVisitor();
    await header(page, dress).expectVisitor();
  });
});

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });
  test('logs out everywhere else, and ends the activity of the other browser', async ({
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
    await header(far, dress).openDevices();
    const theirs = devices(far, language);
    await expect(theirs.rows).toHaveCount(2);
    await expectAccessible(far);

    await test.step('here: the others end, this one stays', async () => {
      await header(page, dress).openDevices();
      const mine = devices(page, language);
      await expect(mine.rows).toHaveCount(2);
      await mine.others();
      await expectAccessible(page);
      await mine.confirm();
      await expect(mine.rows).toHaveCount(1);
      await page.keyboard.press('Escape');
      await header(page, dress).expectMember(member.name);
    });

    await test.step('there: the dialog that stood open gives way to the login', async () => {
      await expect(far.getByText(say(language, 'site.session.elsewhere')).first()).toBeVisible();
      await expect(theirs.dialog).toBeHidden();
      await expect(theirs.question).toBeHidden();
      await expect(accessDialog(far, language).submit('login')).toBeVisible();
    });

    await test.step('here: everywhere is here as well', async () => {
      await header(page, dress).openDevices();
      await devices(page, language).everywhere();
      await devices(page, language).confirm();
      await header(page, dress).expectVisitor();
    });
  });
});

test.describe(nameOf(qingshanClassic), () => {
  test.use(qingshanClassic);
  test('a member with a stored password logs in again after the session ended', async ({
    page,
    member,
    edition,
    language,
  }) => {
    const dress = { edition, language };
    const access = accessDialog(page, language);
    await page.goto('/home');
    await header(page, dress).openLogin();
    await access.remember.click();
    await access.logIn(member);
    await header(page, dress).expectMember(member.name);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(member.password);

    await reloadWithLostSession(page);
    await expect(access.submit('login')).toBeVisible();
    await expect(access.username).toHaveValue(member.name);
    await expect(access.password).toHaveValue('');
    await access.submit('login').click();
    await sliderCaptcha(page, language).byMouse();
    await header(page, dress).expectMember(member.name);

    await test.step('and after a logout; whoever unticks the box is forgotten at once', async () => {
      await header(page, dress).logOut();
      await header(page, dress).openLogin();
      await expect(access.username).toHaveValue(member.name);
      await access.remember.click();
      await page.reload();
      await header(page, dress).openLogin();
      await expect(access.username).toHaveValue('');
    });
  });
});
