import type { Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say, saying } from '../words.ts';

/** The member's sessions and the security log. */
export function devices(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog = page.getByRole('dialog', { name: words('auth.devices.title'), exact: true });
  const question = page.getByRole('alertdialog');

  return {
    dialog,
    /** The confirmation before any session ends. */
    question,
    rows: dialog.getByRole('listitem'),
    others: () => dialog.getByRole('button', { name: words('auth.devices.others'), exact: true }).click(),
    everywhere: () =>
      dialog.getByRole('button', { name: words('auth.devices.everywhere'), exact: true }).click(),
    /** Opens the confirmation to end the only other session. */
    endOther: () =>
      dialog
        .getByRole('listitem')
        .getByRole('button', { name: saying(language, 'auth.devices.endNamed') })
        .click(),
    openSecurityLog: () => dialog.getByRole('tab', { name: words('auth.securityLog.tab') }).click(),
    confirm: () => question.getByRole('button', { name: words('auth.devices.confirm'), exact: true }).click(),
  };
}
