import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say, saying } from '../words.ts';
import type { header } from './header.ts';

/** Promotions from the list to the gift: a list, the page of each, and the page of gifts. */
export function promotions(page: Page, language: SiteOptions['language']) {
  const main = page.getByRole('main');
  const words = (id: string, values?: Record<string, string | number>) => say(language, id, values);
  const button = (id: string, values?: Record<string, string | number>) =>
    main.getByRole('button', { name: words(id, values), exact: true });
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  const claimOf = (name: string) => button('gifts.gift.claim.named', { name });

  return {
    link,
    joinButton: button('promotions.join'),
    confirm: button('promotions.join.confirm'),
    joined: main.getByText(saying(language, 'promotions.joined')).first(),
    toGifts: link(words('promotions.gifts.go')),
    claimOf,
    claimed: main.getByText(saying(language, 'gifts.claim.done')),
    /** What is done so far in the step whose row has this text. */
    step: (text: string | RegExp) => main.getByRole('listitem').filter({ hasText: text }),
    /** The same, in this state. */
    stepIn: (text: string | RegExp, state: 'open' | 'waiting' | 'reached') =>
      main
        .getByRole('listitem')
        .filter({ hasText: text })
        .getByText(words(`promotions.step.${state}`), { exact: true }),
    /** Opens a promotion by its name in the list. @returns the path of its page. */
    async find(name: string): Promise<string> {
      await page.goto('/activity/discount');
      await link(name).click();
      await expect(page).toHaveURL(/\/activity\/\w+\/\d+$/);
      return new URL(page.url()).pathname;
    },
    /** Joins the one that is shown. */
    async join(): Promise<void> {
      await button('promotions.join').click();
      await button('promotions.join.confirm').click();
      await expect(main.getByText(saying(language, 'promotions.joined')).first()).toBeVisible();
    },
    /** Claims a gift on the page of gifts, which is then in the balance. @param amount fen. */
    async claim(name: string, amount: number, bar: ReturnType<typeof header>): Promise<void> {
      await expect(claimOf(name)).toBeVisible();
      const before = await bar.balance();
      await claimOf(name).click();
      await expect(main.getByText(saying(language, 'gifts.claim.done'))).toBeVisible();
      await expect(claimOf(name)).toBeHidden();
      await bar.expectBalance(before + amount);
    },
  };
}
