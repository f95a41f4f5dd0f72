import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** `/mine/betRecord`: the member's bets and their results. */
export function betHistory(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);

  return {
    async open(): Promise<void> {
      await page.goto('/mine/betRecord');
      await expect(page.getByRole('heading', { name: words('betHistory.title') })).toBeVisible();
    },
    refresh: () => page.getByRole('button', { name: words('betHistory.refresh'), exact: true }).click(),
    /** The row of a bet, by its match. */
    row: (match: string) => page.getByRole('row').filter({ hasText: match }).first(),
    /** Unfolds a bet of several legs, by keys; answers the list of its legs. */
    async unfold(row: ReturnType<Page['getByRole']>, legs: number, name: string) {
      const button = row.getByRole('button', {
        name: say(language, 'betHistory.legs', { count: legs }),
      });
      await button.focus();
      await page.keyboard.press('Enter');
      const list = page.getByRole('list', { name, exact: true });
      await expect(list.getByRole('listitem')).toHaveCount(legs);
      return list;
    },
    /** Shows one kind of bets only. */
    async only(kind: 'single' | 'series' | 'system'): Promise<void> {
      await page.getByRole('combobox', { name: words('betHistory.kind') }).click();
      await page.getByRole('option', { name: words(`betHistory.kind.${kind}`), exact: true }).click();
    },
    /** Exports what is listed; answers the name of the file and its lines. */
    async exported(): Promise<{ name: string; lines: string[] }> {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words('betHistory.export') }).click();
      const file = await download;
      const text = await readFile(await file.path(), 'utf8');
      return { name: file.suggestedFilename(), lines: text.split('\r\n').filter(Boolean) };
    },
    /** What a row came to: a grade, or a state before or beside it. */
    status: (row: ReturnType<Page['getByRole']>, result: 'W' | 'L' | 'D' | 'open' | 'rejected') => {
      const isGrade = result === 'W' || result === 'L' || result === 'D';
      const id = isGrade ? `betting.grade.${result}` : `betHistory.result.${result}`;
      return row.getByText(words(id), { exact: true });
    },
  };
}
