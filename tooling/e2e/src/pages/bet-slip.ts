import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say, saying } from '../words.ts';

/** The slip beside the sportsbook. */
export function betSlip(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const panel = page.getByRole('region', { name: words('betslip.title') }).first();
  const stake = panel.getByRole('textbox', { name: words('betslip.stake.label') });
  const place = panel.getByRole('button', { name: saying(language, 'betslip.action.place') });

  return {
    panel,
    stake,
    place,
    /** Types a stake on the slip's own keys. */
    async keyIn(digits: string): Promise<void> {
      await stake.click();
      const pad = panel.getByRole('group', { name: words('site.ui.keypad') });
      if (!(await pad.isVisible()))
        await panel.getByRole('button', { name: words('betslip.stake.keypad.show') }).click();
      for (const digit of digits) await pad.getByRole('button', { name: digit, exact: true }).click();
      await expect(stake).toHaveValue(digits);
    },
    /**
     * Places the bet and waits for its end, taking new prices as they come: in play they move.
     * Answers false when the book refused it: nothing was staked then.
     */
    async placeUntilAnswered(): Promise<boolean> {
      const receipt = panel.getByText(words('betslip.receipt.title'));
      const refused = panel.getByText(words('betslip.rejected.title'));
      const accept = panel.getByRole('button', {
        name: new RegExp(
          `${saying(language, 'betslip.action.acceptOdds').source}|${saying(language, 'betslip.action.acceptLine').source}`,
        ),
      });
      await expect(async () => {
        if (await receipt.or(refused).first().isVisible()) return;
        if (await accept.isVisible()) await accept.click();
        else if (await place.isEnabled()) await place.click({ timeout: 2_000 });
        await expect(receipt.or(refused).first()).toBeVisible({ timeout: 12_000 });
      }).toPass({ timeout: 60_000 });
      return receipt.isVisible();
    },
    dismissRefusal: () => panel.getByRole('button', { name: words('betslip.rejected.dismiss') }).click(),
  };
}
