import type { Page } from '@playwright/test';
import { rememberSecret } from '../canaries.ts';
import { nameOf, qingshanPro } from '../corners.ts';
import { keys } from '../keys.ts';
import { binding } from '../pages/binding.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const phone = '13912345604';
const realName = '林小明';
const wanted = '/mine/feedback?from=mail#newest';

/** As the guard of a page for bound members does it: none of the pages needs a binding yet. */
async function sendToBind(page: Page, goingTo: string): Promise<void> {
  await page.goto('/mine/auth');
  await page.evaluate(state => window.history.replaceState({ usr: state }, ''), { goingTo });
  await page.reload();
}

test.describe(nameOf(qingshanPro), () => {
  test.use({ ...qingshanPro, visitor: 'member' });

  test('a member on the way to a page binds phone and real name by keyboard alone, and returns to what was typed', async ({
    page,
    outbox,
    language,
  }) => {
    const words = (id: string) => say(language, id);
    const bind = binding(page, language);
    const { go, enter, press, type } = keys(page);
    const text = page.getByRole('textbox', { name: words('member.feedback.text') });
    const notice = page.getByText(words('security.return.title'), { exact: true });
    const written = '注单与页面上显示的不一致，请核对。';
    for (const secret of [phone, realName]) rememberSecret(secret);

    await test.step('the page that they were on keeps a draft, and they are told why they are led away', async () => {
      await page.goto(wanted);
      await go(text);
      await type(written);
      await sendToBind(page, wanted);
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

    await test.step('once the real name is bound too, they are back where they were', async () => {
      await enter(bind.row('bind', 'realName'));
      await go(bind.realName.getByRole('textbox'));
      await type(realName);
      await press('Enter');
      await expect(
        bind.realName.getByRole('button', { name: words('security.realName.confirm'), exact: true }),
      ).toBeFocused();
      await press('Enter');
      await expect(page).toHaveURL(/\/mine\/feedback\?from=mail#newest$/);
      await expect(text).toHaveValue(written);
    });

    await test.step('going back does not lead to the security page again', async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/mine\/feedback/);
    });
  });
});
