import type { Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** More rounds than end with a natural one after the other. */
const mostDeals = 6;

/** The list of the games of a card venue, and twenty-one, which is opened from it. */
export async function openTwentyOne(page: Page, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  await page.goto('/game/chess?venue=LHQP');
  const game = page.frameLocator('iframe');
  /** The button of a table at which no round is played. */
  const deal = game.getByRole('button', { name: /^(发牌|發牌)$/, disabled: false });
  const moves = game.getByRole('group').getByRole('button');
  const stand = game.getByRole('button', { name: /停牌/ });
  const card = page.getByRole('article').filter({ hasText: /二十一/ });
  return {
    card,
    stand,
    play: () => card.getByText(words('venues.games.play'), { exact: true }).click(),
    /** Deals until a round waits for a move: a natural is over at once. Answers how many rounds were dealt. */
    async deal(): Promise<number> {
      for (let deals = 1; deals <= mostDeals; deals += 1) {
        await deal.click();
        await stand.or(deal).first().waitFor();
        if (await stand.isVisible()) return deals;
      }
      throw new Error(`none of ${mostDeals} rounds of twenty-one waits`);
    },
    moves: () => moves.allInnerTexts(),
    /** The cards that lie on the table. */
    cards: () => game.getByRole('img').evaluateAll(rows => rows.map(row => row.getAttribute('aria-label'))),
    /** Stands on every hand, until the round is over. */
    async standAll() {
      await stand.click();
      await deal.waitFor();
    },
  };
}
