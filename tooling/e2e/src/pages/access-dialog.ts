import { expect, type Page } from '@playwright/test';
import type { Member } from '../member.ts';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';
import { sliderCaptcha } from './captcha.ts';

/** The topmost dialog, except toasts, which also have the role of a dialog. */
export const openDialog = (page: Page) => page.locator('[role=dialog]:not([data-type])').last();

/** The access dialog: login and registration. */
export function accessDialog(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog = openDialog(page);
  const field = (id: string) => dialog.getByLabel(words(id), { exact: true });
  const submit = (way: 'login' | 'register') =>
    dialog.locator('form').getByRole('button', { name: words(`auth.${way}.submit`), exact: true });

  const agree = dialog.getByRole('checkbox');
  const slider = sliderCaptcha(page, language);

  return {
    dialog,
    agree,
    remember: dialog.getByRole('checkbox', { name: words('auth.remember.label') }),
    username: field('auth.username.label'),
    password: field('auth.password.label'),
    repeat: field('auth.repeat.label'),
    submit,
    /** Fills in the whole registration form and sends it; a slider is then required. */
    async askToRegister({ name, password }: Member): Promise<void> {
      await field('auth.username.label').fill(name);
      await field('auth.password.label').fill(password);
      await field('auth.repeat.label').fill(password);
      if (!(await agree.isChecked())) await agree.click();
      await submit('register').click();
    },
    /** Registers, and leaves the offer to bind a phone or mailbox for later. */
    async register(member: Member): Promise<void> {
      await this.askToRegister(member);
      await slider.byMouse();
      await this.putOffBinding();
    },
    /** Leaves the offer that follows a registration for later. */
    async putOffBinding(): Promise<void> {
      const offer = page.getByRole('dialog', { name: words('security.offer.title') });
      await offer.getByRole('button', { name: words('security.offer.later') }).click();
      await expect(offer).toBeHidden();
    },
    /** Fills in the login form and sends it; a slider is then required. */
    async askToLogIn({ name, password }: Member): Promise<void> {
      await field('auth.username.label').fill(name);
      await field('auth.password.label').fill(password);
      await submit('login').click();
    },
    async logIn(member: Member): Promise<void> {
      await this.askToLogIn(member);
      await slider.byMouse();
    },
    forgot: () => dialog.getByRole('button', { name: words('auth.recover.link') }).click(),
    expectSentence: (id: string) => expect(dialog.getByText(words(id)).first()).toBeVisible(),
  };
}
