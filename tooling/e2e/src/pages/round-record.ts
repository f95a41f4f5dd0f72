import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';
import { fen } from './header.ts';

/** `/mine/betRecord`: the rounds that a member played at venues. */
export function roundRecord(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const refresh = page.getByRole('button', { name: words('betHistory.refresh'), exact: true });
  const total = (id: 'count' | 'net') =>
    page
      .getByLabel(words('betHistory.totals'), { exact: true })
      .locator('> div')
      .filter({ has: page.getByText(words(`betHistory.total.${id}`), { exact: true }) })
      .locator('dd');
  return {
    /** Opens a hall, or all of them, and waits until it lists so many rounds: the venue is asked now and then. */
    async open(hall: 'ZR' | 'QP' | 'CP' | 'DZ' | 'BY' | 'DJ' | 'all', rounds: number): Promise<void> {
      await page.goto(`/mine/betRecord?hall=${hall}`);
      const count = say(language, 'betHistory.total.countValue', { count: rounds });
      await expect(async () => {
        await refresh.click();
        await expect(total('count')).toHaveText(count, { timeout: 3_000 });
      }).toPass();
    },
    game: (name: string) => page.getByRole('main').getByText(name, { exact: true }),
    /** What was won and lost with all of them, fen. */
    net: async () => fen((await total('net').textContent()) ?? ''),
  };
}
