import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** Lets the money of the member travel by itself: along into a game, and home when it is left. */
export async function travelingMoney(page: Page, language: SiteOptions['language']): Promise<void> {
  await page.goto('/mine/wallet');
  const choice = page.getByRole('checkbox', { name: say(language, 'purses.auto') });
  await choice.click();
  await expect(choice).toBeChecked();
}
