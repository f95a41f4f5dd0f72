import { expect, type Locator } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say, saying } from '../words.ts';
import { choose } from './choose.ts';
import { fen } from './header.ts';

/** Selling the one open bet of the slip back. */
export function cashOut(slip: Locator, language: SiteOptions['language']) {
  const words = (id: string) => say(language, `betslip.cashOut.${id}`);
  const button = (id: string) =>
    slip.getByRole('button', { name: saying(language, `betslip.cashOut.${id}`), disabled: false });
  const done = slip.getByRole('status').getByText(saying(language, 'betslip.cashOut.done'));

  return {
    /** Opens the form; by keys, as it takes the focus. */
    async write(): Promise<void> {
      await button('sell').focus();
      await button('sell').press('Enter');
      await expect(slip.getByRole('group', { name: words('title') })).toBeVisible();
    },
    choose: (percent: string) => choose(slip.getByRole('radio', { name: percent })),
    /** Presses the button of a part, or of the whole; answers what was paid, fen. */
    async confirm(what: 'confirm' | 'confirmPart'): Promise<number> {
      await button(what).click();
      await expect(button('dismiss')).toBeVisible();
      await expect(done).toBeVisible();
      return fen((await done.textContent()) ?? '');
    },
    dismiss: () => button('dismiss').click(),
  };
}
