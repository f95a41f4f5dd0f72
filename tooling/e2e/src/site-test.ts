import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { SiteOptions } from './options.ts';
import { header } from './pages/header.ts';
import { tapWire, type WireTap } from './wire-tap.ts';

/** What a page did that no page may do: errors in its console, uncaught errors, broken security policy. */
export interface Complaints {
  readonly all: string[];
  /** A test that provokes a failing request says so; only failed loads are forgiven. */
  allowFailedRequests(): void;
}

interface SiteFixtures {
  readonly siteUrl: string;
  readonly complaints: Complaints;
  /** What this browser says to the platform. */
  readonly wire: WireTap;
  /** Opens `/home` in a browser of its own, dressed like the first: another device. Its complaints count as well. */
  readonly anotherBrowser: () => Promise<Page>;
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
  wire: [
    async ({ context, brand }, use) => {
      const tap = tapWire(context, brand);
      await use(tap);
      await tap.drained();
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, brand, edition, language, complaints }, use) => {
    const opened: { context: BrowserContext; tap: WireTap }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push({ context, tap: tapWire(context, brand) });
      const page = await context.newPage();
      listen(page, complaints.all);
      await page.goto('/home');
      await header(page, { edition, language }).dress();
      return page;
    });
    for (const { context, tap } of opened) {
      await tap.drained();
      await context.close();
    }
  },
});

export { expect };

function listen(page: Page, all: string[]): void {
  page.on('pageerror', error => all.push(`uncaught: ${error.message}`));
  page.on('console', message => {
    const text = message.text();
    if (message.type() === 'error' || /Content Security Policy/i.test(text)) all.push(`console: ${text}`);
  });
}
