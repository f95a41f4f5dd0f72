import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import type { Time } from '../time.ts';
import { say } from '../words.ts';

/** A game that is entered from the list of its venue, and what the page around it offers. */
export function venueGame(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const game = page.frameLocator('iframe');
  const cards = page.getByRole('article');
  const leave = () => page.getByRole('button', { name: words('venues.frame.leave'), exact: true }).click();

  /** A page that was asleep asks its venue at once. */
  const askNow = async () => {
    const asked = page.waitForResponse(answer => new URL(answer.url()).pathname === '/table');
    await game.locator('body').evaluate(body => {
      body.ownerDocument.dispatchEvent(new Event('visibilitychange'));
    });
    await asked;
  };

  return {
    game,
    cards,
    /** What there is to play with, in the bar. */
    balance: page.getByRole('region', { name: words('venues.frame.bar') }).getByRole('status'),
    /** From the venues of a category to the games of one, and into a game. */
    async enter(category: string, name: string | RegExp): Promise<void> {
      await page.goto(`/game/${category}`);
      await cards.getByRole('link').click();
      await cards
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .getByText(words('venues.games.play'), { exact: true })
        .click();
      await expect(page).toHaveURL(/\/game\/[\w-]{20,}$/);
    },
    /** Bets in a round that takes bets, whose clock then stands; in the next one where it closed meanwhile. */
    async betInOpenRound(time: Time, bet: () => Promise<void>): Promise<void> {
      await expect(async () => {
        await time.release();
        await expect(game.locator('.clock:is([data-phase=betting], [data-state=open])')).toBeVisible();
        await time.hold();
        await bet();
      }).toPass();
    },
    /** Moves a clock that stands on, a little at a time, until the page of the game shows something. */
    async advanceUntil(time: Time, shows: () => Promise<boolean>): Promise<void> {
      while (!(await shows())) {
        await time.advanceServers(2_000);
        await askNow();
      }
    },
    leave,
  };
}
