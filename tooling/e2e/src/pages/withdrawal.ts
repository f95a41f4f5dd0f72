import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** The accounts withdrawals go to, their password, and the withdrawal page. */
export function withdrawal(page: Page, language: SiteOptions['language']) {
  const words = (id: string, values?: Record<string, string>) => say(language, id, values);
  const dialogOf = (title: string) => page.getByRole('dialog', { name: words(title), exact: true });
  const press = (id: string, within: Page | Locator = page) =>
    within.getByRole('button', { name: words(id), exact: true }).click();
  /** Asks for a code in the dialog that is open, and types it. */
  const confirm = async (dialog: Locator, receive: () => Promise<string>) => {
    await press('verification.code.get', dialog);
    const code = await receive();
    await dialog
      .getByRole('textbox', { name: words('verification.code.label'), exact: true })
      .first()
      .click();
    await page.keyboard.type(code);
  };
  const confirmation = dialogOf('withdrawal.confirm.title');
  const passwordField = confirmation.getByLabel(words('withdrawal.confirm.password'), { exact: true });

  return {
    amount: page.getByRole('textbox', { name: words('withdrawal.amount') }),
    text: (id: string, values?: Record<string, string>) => page.getByText(words(id, values), { exact: true }),
    state: (state: string) => page.getByText(words(`withdrawal.state.${state}`), { exact: true }).first(),
    /** The list of withdrawals that are not ended. */
    underWay: page.getByRole('region', { name: words('withdrawal.open'), exact: true }),
    /** Adds a bank card, confirmed by a code. */
    async addCard(number: string, receive: () => Promise<string>): Promise<void> {
      await press('accounts.add.bank');
      const dialog = dialogOf('accounts.add.bank');
      await dialog.getByLabel(words('accounts.form.number.bank')).fill(number);
      await confirm(dialog, receive);
      await press('accounts.form.submit', dialog);
      await expect(dialog).toBeHidden();
    },
    /** Sets the withdrawal password for the first time. */
    async setPassword(digits: string, receive: () => Promise<string>): Promise<void> {
      await press('withdrawalPassword.set');
      const dialog = dialogOf('withdrawalPassword.set.title');
      await dialog.getByLabel(words('withdrawalPassword.new')).fill(digits);
      await dialog.getByLabel(words('withdrawalPassword.repeat')).fill(digits);
      await confirm(dialog, receive);
      await press('withdrawalPassword.submit', dialog);
      await expect(dialog).toBeHidden();
    },
    confirmation,
    passwordField,
    /** From the confirmation: forgets the password, and sets another one with a code. */
    async resetPassword(digits: string, receive: () => Promise<string>): Promise<void> {
      await press('withdrawal.next');
      await press('withdrawal.confirm.forgot', confirmation);
      const dialog = dialogOf('withdrawalPassword.reset.title');
      await dialog.getByLabel(words('withdrawalPassword.new')).fill(digits);
      await dialog.getByLabel(words('withdrawalPassword.repeat')).fill(digits);
      await confirm(dialog, receive);
      await press('withdrawalPassword.submit', dialog);
      await expect(dialog).toBeHidden();
    },
    /** Asks for what is filled in. @returns the number of the order. */
    async ask(password: string): Promise<string> {
      await press('withdrawal.next');
      await passwordField.fill(password);
      await press('withdrawal.confirm.submit', confirmation);
      await expect(page).toHaveURL(/[?&]order=W/);
      return new URL(page.url()).searchParams.get('order') ?? '';
    },
  };
}
