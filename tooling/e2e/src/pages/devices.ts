import type { Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** Where the member is logged in. */
export function devices(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog = page.getByRole('dialog', { name: words('auth.devices.title'), exact: true });
  const question = page.getByRole('alertdialog');

  return {
    dialog,
    /** "Really?", before any session ends. */
    question,
    rows: dialog.getByRole('listitem'),
    others: () => dialog.getByRole('button', { name: words('auth.devices.others'), exact: true }).click(),
    everywhere: () =>
      dialog.getByRole('button', { name: words('auth.devices.everywhere'), exact: true }).click(),
    confirm: () => question.getByRole('button', { name: words('auth.devices.confirm'), exact: true }).click(),
  };
}
