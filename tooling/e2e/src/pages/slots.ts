import type { Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** The list of slots, and the game that is opened from it. */
export async function openSlots(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  await page.goto('/game/egame');
  const cards = page.getByRole('article');
  const first = cards.first();
  const game = page.frameLocator('iframe');
  /** What is there to play with, in the bar. */
  const balance = page.getByRole('region', { name: words('venues.frame.bar') }).getByRole('status');
  return {
    cards,
    balance,
    barSays: async () => figures(await balance.textContent()),
    gameSays: async () => figures(await game.locator('output').first().textContent()),
    search: (text: string) => page.getByRole('searchbox', { name: words('venues.games.search') }).fill(text),
    favourite: () => first.locator('[aria-pressed=false]').click(),
    play: () => first.getByText(words('venues.games.play'), { exact: true }).click(),
    trial: () => first.getByText(words('venues.games.try'), { exact: true }).click(),
    /** One round, until its end is shown. */
    async spin() {
      const button = game.getByRole('button', { name: /旋转|旋轉/ });
      await button.click();
      await button.and(game.locator(':enabled')).waitFor();
    },
  };
}

/** The amount in a text, in fen. */
function figures(text: string | null): number {
  return Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);
}
