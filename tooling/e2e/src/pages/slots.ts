import type { Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** A round with free spins that bring more of them is shown for so long at most, on a slow machine. */
export const longestRoundMs = 120_000;

/** The list of slots, and the game that is opened from it. @param at its place in the list. */
export async function openSlots(page: Page, language: SiteOptions['language'], at = 0) {
  const words = (id: string) => say(language, id);
  await page.goto('/game/egame');
  const cards = page.getByRole('article');
  const first = cards.nth(at);
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: /旋转|旋轉/, disabled: false });
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
    /** The button of a game that waits for a press. */
    spinner: spin,
    /** Begins a round, and waits for nothing. */
    begin: () => spin.click(),
    /** Another tab was in front, and this one is looked at again. */
    lookAt: () =>
      game.locator('body').evaluate(body => {
        body.ownerDocument.dispatchEvent(new Event('visibilitychange'));
      }),
    /** One round, until its end is shown. */
    async spin() {
      await spin.click();
      await spin.waitFor({ timeout: longestRoundMs });
    },
  };
}

/** The amount in a text, in fen. */
function figures(text: string | null): number {
  return Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);
}
