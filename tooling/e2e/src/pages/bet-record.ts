import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** `/mine/betRecord`: the member's bets and their results. */
export function betRecord(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);

  return {
    async open(): Promise<void> {
      await page.goto('/mine/betRecord');
      await expect(page.getByRole('heading', { name: words('member.betRecord.title') })).toBeVisible();
    },
    refresh: () => page.getByRole('button', { name: words('member.betRecord.refresh'), exact: true }).click(),
    /** The row of a bet, by its match. */
    row: (match: string) => page.getByRole('row').filter({ hasText: match }).first(),
    status: (row: ReturnType<Page['getByRole']>, result: string) =>
      row.getByText(words(`member.betRecord.result.${result}`), { exact: true }),
  };
}
