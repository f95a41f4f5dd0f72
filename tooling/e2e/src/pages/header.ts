import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** The header of every page: language, edition, member, balance. */
export function header(page: Page, { language, edition }: Pick<SiteOptions, 'language' | 'edition'>) {
  const button = (id: string) => page.getByRole('button', { name: say(language, id), exact: true }).first();

  const visitor = button('site.member.login');
  const refreshBalance = () => button('header.balance.refresh').click();
  const balance = async () => {
    const chip = page
      .locator('header b')
      .filter({ hasText: /[¥￥]?\d/ })
      .first();
    await expect(chip).toHaveText(/\d/);
    return fen((await chip.textContent()) ?? '');
  };
  const member = (name: string) =>
    page.getByRole('button', { name: `${name} ${say(language, 'header.menu')}` });

  /** A phone has the ways of a member in its tab bar, and the rest of the menu in the member area. */
  const isPhone = () => (page.viewportSize()?.width ?? 1366) < 768;
  const tabs = page.getByRole('navigation', { name: say(language, 'tabs.label') });
  const openMenu = () =>
    isPhone()
      ? tabs.getByRole('link', { name: say(language, 'tabs.mine') }).click()
      : page.getByRole('button', { name: say(language, 'header.menu') }).click();

  return {
    /** The part shown only to visitors. */
    visitor,
    /** The part shown only to this member. */
    member,
    /** Selects the test's edition and language, with the switches a visitor uses. */
    async dress(): Promise<void> {
      const traditional = language === 'zh-TW';
      await page.getByRole('button', { name: traditional ? '繁體' : '简体', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', traditional ? /Hant/ : /Hans/);
      await button(`site.util.${edition}`).click();
      await expect(page.locator('html')).toHaveAttribute('data-edition', edition);
    },
    openLogin: () => visitor.click(),
    openRegister: () => button('site.member.register').click(),
    /** Fails unless this member is logged in. */
    async expectMember(name: string): Promise<void> {
      // The balance says that somebody is here; on a phone the header does not say who.
      await expect(isPhone() ? page.locator('header b').first() : member(name)).toBeVisible();
    },
    async expectVisitor(): Promise<void> {
      await expect(visitor).toBeVisible();
    },
    async openDevices(): Promise<void> {
      await openMenu();
      await button('header.devices').click();
    },
    async logOut(): Promise<void> {
      await openMenu();
      await button('header.logout').click();
    },
    refreshBalance,
    /** The free balance in fen, as the header shows it. */
    balance,
    /** Fails unless the free balance becomes this, fen. */
    async expectBalance(amount: number): Promise<void> {
      await expect
        .poll(async () => {
          // On a phone there is no such button: the balance is asked for after each bet.
          if (await button('header.balance.refresh').isVisible()) await refreshBalance();
          return balance();
        })
        .toBe(amount);
    },
    /** Waits for money that was somewhere else: a page that is left before has asked nobody for it. */
    async expectMoney(): Promise<void> {
      await expect.poll(balance).toBeGreaterThan(0);
    },
  };
}

/** "¥12,680.50" → 1268050. */
export function fen(text: string): number {
  const match = /(-|−)?[^\d]*([\d,]+)(?:\.(\d{1,2}))?/.exec(text.replace(/\s/g, ''));
  if (!match) throw new Error(`"${text}" is no amount`);
  const whole =
    Number((match[2] ?? '').replaceAll(',', '')) * 100 + Number((match[3] ?? '').padEnd(2, '0') || 0);
  return match[1] ? -whole : whole;
}
