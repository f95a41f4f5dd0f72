import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say, saying } from '../words.ts';

export interface PickedMatch {
  /** "{home} 对 {away}" */
  readonly name: string;
  /** The platform's. */
  readonly id: string;
}

/** The sportsbook: lists of matches with live prices. */
export function sportsbook(page: Page, language: SiteOptions['language']) {
  const market = (id: string) => say(language, `betting.market.${id}`);
  const teamsOf = (match: string) => match.split(say(language, 'sportsbook.versus', { home: '', away: '' }));
  /** The matches of the list that can be seen as they are, by what their prices say: a click on them scrolls nothing. */
  const matchesInView = () =>
    page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll(rows =>
        rows
          .filter(row => {
            // Above are the header of the site and the strip of the league.
            const { top, bottom } = row.getBoundingClientRect();
            return top > 120 && bottom < window.innerHeight;
          })
          .map(row => row.querySelector('button[aria-pressed]')?.textContent?.split('，')[0] ?? ''),
      );

  /** The home side of a market of a match, "{home} 对 {away}". */
  const priceOf = (match: string, marketId: string) =>
    page
      .getByRole('main')
      .getByRole('button', {
        name: saying(language, 'sportsbook.price.label', { match, market: market(marketId) }),
      })
      .first();

  const areApart = (one: string, other: string) => !teamsOf(one).some(team => teamsOf(other).includes(team));

  const self = {
    priceOf,
    areApart,
    async open(query = ''): Promise<void> {
      await page.goto(`/game/sport/crty${query}`);
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
    },
    /** Virtual football in play: such a match ends within minutes. */
    openVirtual: () => page.goto('/game/sport/crty?sport=VF'),
    /** Every price of a market that can be backed now, e.g. `1x2.full`; suspended ones are labelled otherwise. */
    prices: (marketId: string): Locator =>
      page
        .getByRole('main')
        .getByRole('article')
        .getByRole('button', {
          name: saying(language, 'sportsbook.price.label', { market: market(marketId) }),
        }),
    /**
     * The last price of a market that can be backed: markets are suspended around a goal, and closed after it.
     * @param aMoment lets a short time pass.
     */
    async waitForPrice(marketId: string, aMoment: () => Promise<void>): Promise<Locator> {
      const price = this.prices(marketId).last();
      await expect(async () => {
        if (!(await price.isVisible())) await aMoment();
        expect(await price.isVisible()).toBe(true);
      }).toPass({ timeout: 90_000, intervals: [100] });
      return price;
    },
    /** Champion markets. */
    openChampions: () => page.goto('/game/sport/crty?sport=FS'),
    /** The prices of runners that can be backed now, of the first competition whose name is like this. */
    runnerPrices: (competition: RegExp): Locator => {
      const price = page.getByRole('button', { name: saying(language, 'sportsbook.champion.price') });
      const competitions = page.getByRole('main').getByRole('region', { name: competition });
      return competitions
        .filter({ has: price })
        .first()
        .getByRole('button', {
          name: saying(language, 'sportsbook.champion.price'),
        });
    },
    /** Picks the last price of a market; clicks again if the list moved under the pointer. */
    async pick(marketId: string): Promise<void> {
      const picked = page.getByRole('main').getByRole('button', { pressed: true }).first();
      await expect(async () => {
        if (!(await picked.isVisible())) await this.prices(marketId).last().click({ timeout: 5_000 });
        await expect(picked).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 90_000 });
    },
    /**
     * The first match in view whose name is wanted: "{home} 对 {away}". Scrolls down the list until there is one. For
     * matches that have not begun.
     */
    async find(isWanted: (name: string) => boolean): Promise<string> {
      let found: string | undefined;
      await expect(async () => {
        found = (await matchesInView()).find(name => name && isWanted(name));
        if (found === undefined) await page.evaluate(scrollOn, 400);
        expect(found).toBeDefined();
      }).toPass({ timeout: 60_000, intervals: [100] });
      return found ?? '';
    },
    /** A match in the list without a team of those. */
    findApart: (others: readonly Pick<PickedMatch, 'name'>[]): Promise<string> =>
      self.find(name => others.every(other => areApart(name, other.name))),
    /** Picks the home side of a match that is in view; clicks again if the list moved under the pointer. */
    async pickHome(name: string, marketId = '1x2.full'): Promise<PickedMatch> {
      const price = priceOf(name, marketId);
      await expect(async () => {
        if ((await price.getAttribute('aria-pressed')) !== 'true') await price.click({ timeout: 5_000 });
        await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
      }).toPass({ timeout: 90_000 });
      const link = page.getByRole('article').filter({ hasText: name }).getByRole('link').first();
      const address = (await link.getAttribute('href')) ?? '';
      return { name, id: new URLSearchParams(address).get('match') ?? '' };
    },
    /** Picks the home side of so many matches without a team in common, nor with the others: those may be combined. */
    async pickApart(
      count: number,
      others: readonly PickedMatch[] = [],
      marketId = '1x2.full',
    ): Promise<PickedMatch[]> {
      const picked: PickedMatch[] = [];
      while (picked.length < count) {
        const name = await self.findApart([...others, ...picked]);
        picked.push(await self.pickHome(name, marketId));
      }
      return picked;
    },
    /** Goals of both sides, as the page of a match says. */
    async score(): Promise<readonly [home: number, away: number]> {
      const said = await page.locator('main header strong[translate=no]').first().textContent();
      const [home = Number.NaN, away = Number.NaN] = (said ?? '').split('-').map(Number);
      return [home, away];
    },
    /** Opens the page of a match of the list; clicks again if the list moved under the pointer. */
    async openMatch(match: Locator): Promise<void> {
      const isOpen = () => new URL(page.url()).searchParams.has('match');
      await expect(async () => {
        if (!isOpen()) await match.getByRole('link').first().click({ timeout: 5_000 });
        await expect.poll(isOpen, { timeout: 2_000 }).toBe(true);
      }).toPass({ timeout: 90_000 });
    },
  };
  return self;
}

/**
 * Runs in the page: scrolls so far at once, and ends when the list stands still: rows that came into view are measured,
 * which may move the others.
 */
async function scrollOn(pixels: number): Promise<void> {
  const tops = () =>
    [...document.querySelectorAll('main article')].map(row => row.getBoundingClientRect().top).join();
  const frame = () => new Promise(requestAnimationFrame);
  window.scrollBy({ top: pixels, behavior: 'instant' });
  for (let before = ''; before !== tops(); ) {
    before = tops();
    await frame();
    await frame();
  }
}

/** The runner in the accessible name of a price: "{competition}，{runner}，赔率 {price}". */
export async function readRunner(price: Locator): Promise<string> {
  return /"(.*)"/.exec(await price.ariaSnapshot())?.[1]?.split('，')[1] ?? '';
}

/** The accessible name of a price: "{match}，{market}，{pick}，赔率 {price}". */
export async function readPick(price: Locator): Promise<{ match: string; pick: string; odds: string }> {
  const said = /"(.*)"/.exec(await price.ariaSnapshot())?.[1] ?? '';
  const [match = '', , pick = '', odds = ''] = said.split('，');
  return { match, pick: pick.trim(), odds: /-?\d+(\.\d+)?/.exec(odds)?.[0] ?? '' };
}
