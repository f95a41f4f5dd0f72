import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say, saying } from '../words.ts';

/** Verification of a device on which the member has not logged in before. */
export function verifyDevice(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog = page.getByRole('dialog', { name: words('auth.device.title'), exact: true });
  const check = page.getByRole('dialog', { name: words('auth.device.digitsTitle'), exact: true });
  const notice = page.getByRole('alertdialog', { name: words('verification.code.callTitle') });
  const code = dialog.getByRole('textbox', { name: words('auth.device.code'), exact: true }).first();
  const submit = dialog.getByRole('button', { name: words('auth.device.submit'), exact: true });

  return {
    dialog,
    /** The security check over it: the middle digits of the phone. */
    check,
    /** The notice before a voice call. */
    notice,
    code,
    submit,
    /** Requests another code, once the minute of the last one is over. */
    resend: dialog.getByRole('button', {
      name: new RegExp(
        `${words('verification.code.again')}|${saying(language, 'verification.code.againIn').source}`,
      ),
    }),
    askSms: () => dialog.getByRole('button', { name: words('verification.code.get'), exact: true }).click(),
    askVoice: () =>
      dialog.getByRole('button', { name: words('verification.code.voice'), exact: true }).click(),
    async giveDigits(digits: string, way: 'digitsSend' | 'digitsCall'): Promise<void> {
      const first = check
        .getByRole('textbox', { name: words('auth.device.digitsLabel'), exact: true })
        .first();
      await first.click();
      await page.keyboard.type(digits);
      await check.getByRole('button', { name: words(`auth.device.${way}`), exact: true }).click();
    },
    async typeCode(digits: string): Promise<void> {
      await code.click();
      await page.keyboard.type(digits);
      await submit.click();
    },
    async pasteCode(digits: string): Promise<void> {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await code.click();
      await page.evaluate(text => navigator.clipboard.writeText(text), digits);
      await page.keyboard.press('ControlOrMeta+V');
      await submit.click();
    },
    expectSentence: (id: string) => expect(dialog.getByText(words(id)).first()).toBeVisible(),
  };
}
