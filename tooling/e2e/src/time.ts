import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The time of the platform and its pages. */
export interface Time {
  /** The platform's time, ms. */
  now(): number;
  /**
   * Moves time forward at once: first the platform's clock, with everything that is due by then; then every open page
   * follows, by the time in its lists. For pages with a list of matches.
   */
  advance(ms: number): Promise<void>;
  /** Moves the platform's clock, and leaves the pages to themselves: those of games have a clock of their venue. */
  advanceServers(ms: number): Promise<void>;
  /** Stops the platform's clock, and that of the venues: only `advance` moves it, until `release`. Answers the platform's time, ms. */
  hold(): Promise<number>;
  /** Lets it go on, with the time that passed meanwhile. */
  release(): Promise<void>;
}

/** How far the tests of a worker have moved the clock of their platform and venues. */
export interface ClockOffset {
  aheadMs: number;
  /** Since when that clock stands, by the clock of this machine, ms. */
  heldSince?: number | undefined;
}

/** The time of the venues, ms. */
export const nowOf = ({ aheadMs, heldSince }: ClockOffset) => (heldSince ?? Date.now()) + aheadMs;

export function timeOf(platform: string, clockOffset: ClockOffset, context: BrowserContext): Time {
  const order = async (body: { advance: number } | { hold: boolean }) => {
    const answer = await fetch(`${platform}/dev/clock`, { method: 'POST', body: JSON.stringify(body) });
    expect(answer.ok, 'The clock of this platform can be moved').toBe(true);
    const { now } = (await answer.json()) as { now: number };
    return now;
  };
  const advanceServers = async (ms: number) => {
    const now = await order({ advance: ms });
    clockOffset.aheadMs += ms;
    return now;
  };
  return {
    now: () => Date.now() + clockOffset.aheadMs,
    async advanceServers(ms) {
      await advanceServers(ms);
    },
    async advance(ms) {
      const now = await advanceServers(ms);
      await Promise.all(context.pages().map(page => follow(page, now)));
    },
    async hold() {
      clockOffset.heldSince ??= Date.now();
      return order({ hold: true });
    },
    async release() {
      await order({ hold: false });
      clockOffset.heldSince = undefined;
    },
  };
}

/** Waits until the clock in the header shows the platform's time. */
async function follow(page: Page, now: number): Promise<void> {
  // Polling continues at once, as when the connection is restored.
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
