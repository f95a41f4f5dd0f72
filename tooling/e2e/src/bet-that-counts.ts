import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from './options.ts';
import { betSlip } from './pages/bet-slip.ts';
import { readPick, sportsbook } from './pages/sportsbook.ts';
import type { Time } from './time.ts';

/** At odds of 1.50 or less nothing counts as turnover: a price above this has room to fall. */
const shortest = 2;

interface Chooser {
  readonly page: Page;
  readonly time: Time;
  readonly language: SiteOptions['language'];
}

/**
 * Bets on virtual football until a bet stands that counts as turnover. A price may fall before its bet
 * is taken: then the next is on another match.
 * @param yuan "100".
 * @param longest decimal odds: of a longer price less may be staked.
 */
export async function betThatCounts(
  { page, time, language }: Chooser,
  yuan: string,
  longest = Number.POSITIVE_INFINITY,
): Promise<void> {
  const book = sportsbook(page, language);
  const slip = betSlip(page, language);
  // On two sides of one match nothing would count.
  const backed = new Set<string>();
  const aPrice = async () => {
    let match = '';
    await expect(async () => {
      await book.waitForPrice('1x2.full', () => time.advance(10_000));
      for (const price of await book.prices('1x2.full').all()) {
        // A price that goes away or is locked meanwhile is not this one.
        const pick = await readPick(price).catch(() => undefined);
        const odds = Number(pick?.odds);
        if (!pick || backed.has(pick.match) || !(odds > shortest && odds < longest)) continue;
        match = pick.match;
        return price.click({ timeout: 5_000 });
      }
      await time.advance(30_000);
      throw new Error('no match has such a price now');
    }).toPass({ intervals: [100] });
    return match;
  };
  await page.goto('/home');
  await book.openVirtual();
  do backed.add(await slip.betOn(aPrice, yuan, () => time.advance(2_000)));
  while (2 * (await slip.winnable()) <= Number(yuan));
}
