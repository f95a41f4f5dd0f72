import { rememberSecret } from '../canaries.ts';
import { nameOf, qingshanPro } from '../corners.ts';
import { keys } from '../keys.ts';
import { binding } from '../pages/binding.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const phone = '13912345604';
const realName = '林小明';
const wanted = '/mine/addBankCard';

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });

  test('a member on the way to a page binds phone and real name by keyboard alone, and comes to it', async ({
    page,
    outbox,
    language,
  }) => {
    const words = (id: string) => say(language, id);
    const bind = binding(page, language);
    const { go, enter, press, type } = keys(page);
    const notice = page.getByText(words('security.return.title'), { exact: true });
    for (const secret of [phone, realName]) rememberSecret(secret);

    await test.step('they are told why they are led away', async () => {
      await page.goto(wanted);
      await expect(notice).toBeVisible();
    });

    await test.step('a code is asked for, and counts after a reload', async () => {
      const dialog = bind.contactDialog('phone');
      await enter(bind.row('bind', 'phone'));
      const number = dialog.getByLabel(words('verification.phone.label'), { exact: true });
      await go(number);
      await type(phone);
      await enter(dialog.getByRole('button', { name: words('verification.code.get'), exact: true }));
      const code = await outbox.receiveCode('sms', `+86 ${phone}`);
      const boxes = dialog.getByRole('textbox', { name: words('verification.code.label'), exact: true });
      // What was sent is typed next.
      await expect(boxes.first()).toBeFocused();
      await page.reload();
      await expect(notice).toBeVisible();

      await enter(bind.row('bind', 'phone'));
      await expect(number).toHaveValue(phone);
      await go(boxes.first());
      await type(code);
      await press('Enter');
      await expect(dialog).toBeHidden();
      await expect(bind.row('change', 'phone')).toBeFocused();
    });

    await test.step('once the real name is bound too, they are where they wanted to be', async () => {
      await enter(bind.row('bind', 'realName'));
      await go(bind.realName.getByRole('textbox'));
      await type(realName);
      await press('Enter');
      await expect(
        bind.realName.getByRole('button', { name: words('security.realName.confirm'), exact: true }),
      ).toBeFocused();
      await press('Enter');
      await expect(page).toHaveURL(/\/mine\/addBankCard$/);
    });
  });
});
