import { expect, type Page } from '@playwright/test';

/** Errors of pages that fail a test: console errors, uncaught errors, violations of the security policy. */
export interface Complaints {
  /** Includes this page. */
  listen(page: Page): void;
  /** For tests that provoke a failing request; only failed loads are ignored. */
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
      if (message.type() === 'error' || /Content Security Policy/i.test(text))
        all.push(`console: ${text} (${message.location().url})`);
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
