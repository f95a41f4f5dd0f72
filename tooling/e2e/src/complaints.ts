import { expect, type Page } from '@playwright/test';

/** What pages did that no page may do: errors in the console, uncaught errors, broken security policy. */
export interface Complaints {
  /** Counts what this page does as well. */
  listen(page: Page): void;
  /** A test that provokes a failing request says so; only failed loads are forgiven. */
  allowFailedRequests(): void;
  /** Fails when there were any. */
  expectNone(): void;
}

export function complaintsOf(first: Page): Complaints {
  const all: string[] = [];
  let forgiving = false;
  const listen = (page: Page) => {
    page.on('pageerror', error => all.push(`uncaught: ${error.message}`));
    page.on('console', message => {
      const text = message.text();
      if (message.type() === 'error' || /Content Security Policy/i.test(text)) all.push(`console: ${text}`);
    });
  };
  listen(first);
  return {
    listen,
    allowFailedRequests() {
      forgiving = true;
    },
    expectNone() {
      const serious = all.filter(text => !(forgiving && /Failed to load resource|net::ERR/.test(text)));
      expect(serious, 'The page complained').toEqual([]);
    },
  };
}
