import { expect, type Page } from '@playwright/test';
import type { Member } from '../member.ts';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** The topmost dialog; toasts, which are small dialogs to a screen reader, aside. */
export const openDialog = (page: Page) => page.locator('[role=dialog]:not([data-type])').last();

/** The dialog of the way in: login and register. */
export function accessDialog(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog = openDialog(page);
  const field = (id: string) => dialog.getByLabel(words(id), { exact: true });
  const submit = (way: 'login' | 'register') =>
    dialog.locator('form').getByRole('button', { name: words(`auth.${way}.submit`), exact: true });

  const agree = dialog.getByRole('checkbox');

  return {
    dialog,
    agree,
    username: field('auth.username.label'),
    password: field('auth.password.label'),
    repeat: field('auth.repeat.label'),
    submit,
    /** Fills the register form as a careful person does, and sends it. */
    async register({ name, password }: Member): Promise<void> {
      await field('auth.username.label').fill(name);
      await field('auth.password.label').fill(password);
      await field('auth.repeat.label').fill(password);
      if (!(await agree.isChecked())) await agree.click();
      await submit('register').click();
    },
    async logIn({ name, password }: Member): Promise<void> {
      await field('auth.username.label').fill(name);
      await field('auth.password.label').fill(password);
      await submit('login').click();
    },
    expectSentence: (id: string) => expect(dialog.getByText(words(id)).first()).toBeVisible(),
  };
}
