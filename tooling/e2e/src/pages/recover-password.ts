import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say, saying } from '../words.ts';
import { choose } from './choose.ts';

/** The three steps of a forgotten password: name and contact, the code, the new password. */
export function recoverPassword(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog = page.getByRole('dialog', { name: words('auth.recover.title'), exact: true });
  const field = (id: string) => dialog.getByLabel(words(id), { exact: true });
  const press = (id: string) => dialog.getByRole('button', { name: words(id), exact: true }).click();
  const code = dialog.getByRole('textbox', { name: words('verification.code.label'), exact: true }).first();
  const region = dialog.getByRole('combobox', { name: words('verification.region.label') });

  return {
    dialog,
    code,
    region,
    name: field('auth.username.label'),
    phone: field('verification.phone.label'),
    email: field('verification.email.label'),
    /** Requests another code, once the minute of the last one is over. */
    resend: dialog.getByRole('button', {
      name: new RegExp(
        `${words('verification.code.again')}|${saying(language, 'verification.code.againIn').source}`,
      ),
    }),
    done: dialog.getByText(words('auth.recover.done.title')),
    next: () => press('auth.recover.next'),
    back: () => press('auth.recover.back'),
    byEmail: () => choose(dialog.getByRole('radio', { name: words('auth.recover.way.email') })),
    /** Searches for a region and selects the first result. */
    async chooseRegion(query: string): Promise<void> {
      await region.click();
      await page.getByRole('combobox', { name: words('verification.region.search') }).fill(query);
      await page.getByRole('option').first().click();
    },
    async typeCode(digits: string): Promise<void> {
      await code.click();
      await page.keyboard.type(digits);
      await press('auth.recover.next');
    },
    async setPassword(password: string): Promise<void> {
      await field('auth.recover.password.label').fill(password);
      await field('auth.recover.repeat.label').fill(password);
      await press('auth.recover.submit');
    },
    expectSentence: (id: string) => expect(dialog.getByText(words(id)).first()).toBeVisible(),
    /** An error message. */
    expectNotice: () => expect(dialog.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible(),
  };
}
