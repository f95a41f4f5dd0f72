import { randomInt } from 'node:crypto';
import { expectAccessible } from '../accessibility.ts';
import { rememberSecret } from '../canaries.ts';
import { nameOf, qingshanClassic } from '../corners.ts';
import { binding } from '../pages/binding.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const first = `139123${randomInt(10_000, 99_999)}`;
const second = `138123${randomInt(10_000, 99_999)}`;

test.describe(nameOf(qingshanClassic), () => {
  test.use({ ...qingshanClassic, visitor: 'member' });
  test('a member adds a passkey, changes the phone by it, and removes it', async ({
    page,
    time,
    outbox,
    language,
  }) => {
    for (const phone of [first, second]) rememberSecret(phone);
    const bind = binding(page, language);
    const words = (id: string) => say(language, id);
    const dialog = (id: string) => page.getByRole('dialog', { name: words(id), exact: true });
    const adding = dialog('security.passkey.add.title');
    const removing = dialog('security.passkey.remove.title');
    const changing = dialog('security.changePhone.title');
    const press = (within: typeof adding, id: string) =>
      within.getByRole('button', { name: words(id), exact: true }).click();
    const byPasskey = (within: typeof adding) =>
      within.getByRole('radio', { name: words('confirm.via.passkey') }).click();
    const typeCode = async (dialog: typeof adding, digits: string) => {
      await dialog
        .getByRole('textbox', { name: words('verification.code.label') })
        .first()
        .click();
      await page.keyboard.type(digits);
    };
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.goto('/mine/auth');
    await bind.row('bind', 'phone').click();
    await bind.name('phone', first);
    await bind.askForCode('phone');
    await bind.typeCode('phone', await outbox.receiveCode('sms', `+86 ${first}`));
    await bind.submit('phone');

    await test.step('it is added once a code has confirmed it', async () => {
      // A phone is sent one code in a minute; pages with matches follow the time.
      await page.goto('/home');
      await time.advance(60_000);
      await page.goto('/mine/auth');
      await page.getByRole('button', { name: words('security.passkey.add'), exact: true }).click();
      await press(adding, 'verification.code.get');
      await typeCode(adding, await outbox.receiveCode('sms', `+86 ${first}`, 2));
      await press(adding, 'security.next');
      await press(adding, 'security.passkey.create');
      await expect(page.getByText(words('security.passkey.add.done')).first()).toBeVisible();
      await expect(adding).toBeHidden();
    });

    await test.step('the phone is changed by it, with no code to the old one', async () => {
      await bind.row('change', 'phone').click();
      await byPasskey(changing);
      await expectAccessible(page);
      await press(changing, 'security.passkey.use.submit');
      await changing.getByLabel(words('verification.phone.label'), { exact: true }).fill(second);
      await press(changing, 'verification.code.get');
      await typeCode(changing, await outbox.receiveCode('sms', `+86 ${second}`));
      await press(changing, 'security.changePhone.submit');
      await expect(page.getByText(words('security.changePhone.done')).first()).toBeVisible();
      await expect(changing).toBeHidden();
    });

    await test.step('it is removed by itself', async () => {
      const remove = page.getByRole('button', { name: new RegExp(`^${words('security.action.remove')} `) });
      await remove.click();
      await byPasskey(removing);
      await press(removing, 'security.passkey.remove.submit');
      await expect(page.getByText(words('security.passkey.remove.done')).first()).toBeVisible();
      await expect(remove).toBeHidden();
    });
  });
});
