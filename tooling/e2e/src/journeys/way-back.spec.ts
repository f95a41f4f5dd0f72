import { nameOf, onAPhone, qingshanClassic, qingshanPro, xingheClassic, xinghePro } from '../corners.ts';
import { deep } from '../deep.ts';
import { reloadWithLostSession } from '../lose-session.ts';
import { newMember, reachableMember } from '../member.ts';
import { accessDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { verifyDevice } from '../pages/verify-device.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** After a login that a page required, the member is returned to that page. */

const wanted = '/mine/betRecord?from=mail#newest';
const there = /\/mine\/betRecord\?from=mail#newest$/;

test.describe(nameOf(xingheClassic), () => {
  test.use(xingheClassic);
  test('a visitor registers on the way to a page, reloads in between, and reaches it', async ({
    page,
    language,
  }) => {
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/home$/);
    await page.reload();
    await page.getByRole('button', { name: say(language, 'site.member.register'), exact: true }).click();
    await accessDialog(page, language).register(newMember());
    await expect(page).toHaveURL(there);
  });
});

test.describe(`${nameOf(xinghePro)} on a phone`, () => {
  test.use({ ...xinghePro, ...onAPhone });
  test('a visitor sees the reason for the login once, logs in and reaches the page', { tag: deep }, async ({
    page,
    member,
    language,
  }) => {
    await page.goto(wanted);
    const title = say(language, 'betHistory.title');
    await expect(page.getByText(say(language, 'page.toOpen', { page: title }))).toHaveCount(1);
    await page
      .getByRole('dialog', { name: say(language, 'auth.required.title') })
      .getByRole('button', { name: say(language, 'auth.login.title'), exact: true })
      .click();
    await accessDialog(page, language).logIn(member);
    await expect(page).toHaveURL(there);
  });
});

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });
  test('a member whose session expires on a page logs in at home and returns to it', async ({
    page,
    member,
    edition,
    language,
  }) => {
    await page.goto(wanted);
    await header(page, { edition, language }).expectMember(member.name);
    await reloadWithLostSession(page);
    await expect(page).toHaveURL(/\/home$/);
    await accessDialog(page, language).logIn(member);
    await expect(page).toHaveURL(there);
  });
});

test.describe(nameOf(qingshanClassic), () => {
  test.use({ ...qingshanClassic, ...onAPhone });
  test('a member on a new device enters a code on the way to a page, reloads in between, and reaches it', {
    tag: deep,
  }, async ({ page, outbox, language }) => {
    const member = reachableMember('new device on the way to a page');
    const required = page.getByRole('dialog', { name: say(language, 'auth.required.title') });
    const device = verifyDevice(page, language);
    await page.goto(wanted);
    await required.getByRole('button', { name: say(language, 'auth.login.title'), exact: true }).click();
    await accessDialog(page, language).logIn(member);
    await device.askSms();
    await device.giveDigits(member.phone.slice(-8, -4), 'digitsSend');
    await expect(device.check).toBeHidden();

    await page.reload();
    await page.getByRole('button', { name: say(language, 'site.member.login'), exact: true }).click();
    await accessDialog(page, language).askToLogIn(member);
    await device.typeCode(await outbox.receiveCode('sms', member.phone));
    await expect(page).toHaveURL(there);
  });
});
