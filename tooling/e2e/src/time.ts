import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Time, as the platform and its pages know it. */
export interface Time {
  /** The platform's time, ms. */
  now(): number;
  /**
   * Lets so much time pass at once. The platform goes first and does all that the new time asks; then every open page
   * follows, by the time that its lists tell. For pages with a list of matches.
   */
  advance(ms: number): Promise<void>;
}

/** What the tests of a worker have moved their platform's clock by. */
export interface Hand {
  aheadMs: number;
}

export function timeOf(platform: string, hand: Hand, context: BrowserContext): Time {
  return {
    now: () => Date.now() + hand.aheadMs,
    async advance(ms) {
      const answer = await fetch(`${platform}/dev/clock`, {
        method: 'POST',
        body: JSON.stringify({ advance: ms }),
      });
      expect(answer.ok, 'The clock of this platform can be moved').toBe(true);
      hand.aheadMs += ms;
      const { now } = (await answer.json()) as { now: number };
      await Promise.all(context.pages().map(page => follow(page, now)));
    },
  };
}

/** Waits until the clock in the header says what the platform says. */
async function follow(page: Page, now: number): Promise<void> {
  // Whoever waits between two questions asks at once, as when the connection comes back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const clock = page.locator('header time').first();
  const shown = async () => {
    const [, day, hour] = /(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)/.exec((await clock.textContent()) ?? '') ?? [];
    return Date.parse(`${day}T${hour}+08:00`);
  };
  await expect
    .poll(shown, { message: 'The page follows', intervals: [50, 100] })
    .toBeGreaterThanOrEqual(now - 1_000);
}
