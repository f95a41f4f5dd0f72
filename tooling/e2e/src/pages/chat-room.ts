import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** The room of a page: beside the slip, or over the page. */
export function chatRoom(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const field = page.getByRole('textbox', { name: words('chat.say.label') });
  return {
    field,
    /** Beside the prices, in the tab next to the slip. */
    openBeside: () => page.getByRole('radio', { name: words('sportsbook.chat.title') }).press('Space'),
    /** Over the page. */
    openOver: () => page.getByRole('button', { name: words('floating.chat') }).click(),
    async say(text: string): Promise<void> {
      await field.fill(text);
      await field.press('Enter');
    },
    hears: (text: string) =>
      expect(page.getByRole('log').getByText(text, { exact: true })).toBeVisible({ timeout: 30_000 }),
    /** What was said here and waits until slow mode ends. */
    held: page.getByRole('listitem').filter({ hasText: words('chat.row.held') }),
    standing: (id: string) => page.getByRole('status').filter({ hasText: words(`chat.standing.${id}`) }),
  };
}
