import { test as base, expect, type Page } from '@playwright/test';
import type { SiteOptions } from './options.ts';

/** What a page did that no page may do: errors in its console, uncaught errors, broken security policy. */
export interface Complaints {
  readonly all: string[];
  /** A test that provokes a failing request says so; only failed loads are forgiven. */
  allowFailedRequests(): void;
}

interface SiteFixtures {
  readonly siteUrl: string;
  readonly complaints: Complaints;
}

/** The test of every journey: it knows its site, and fails when the page complained. */
export const test = base.extend<SiteOptions & SiteFixtures>({
  brand: ['xinghe', { option: true }],
  edition: ['classic', { option: true }],
  language: ['zh-CN', { option: true }],
  siteUrl: async ({ brand }, use) => {
    await use(process.env[`LOBBY_E2E_${brand.toUpperCase()}`] ?? '');
  },
  baseURL: async ({ siteUrl }, use) => {
    await use(siteUrl);
  },
  complaints: [
    async ({ page }, use) => {
      let forgiving = false;
      const all: string[] = [];
      listen(page, all);
      await use({
        all,
        allowFailedRequests() {
          forgiving = true;
        },
      });
      const serious = all.filter(text => !(forgiving && /Failed to load resource|net::ERR/.test(text)));
      expect(serious, 'The page complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function listen(page: Page, all: string[]): void {
  page.on('pageerror', error => all.push(`uncaught: ${error.message}`));
  page.on('console', message => {
    const text = message.text();
    if (message.type() === 'error' || /Content Security Policy/i.test(text)) all.push(`console: ${text}`);
  });
}
