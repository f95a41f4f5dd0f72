import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

/** `/fairness/:ecid`: a match checked in this browser. */
export function fairness(page: Page, language: SiteOptions['language']) {
  const words = (id: string, values?: Record<string, string | number>) => say(language, id, values);
  const main = page.getByRole('main');

  return {
    /** The link to it, shown with a match. */
    link: () => main.getByRole('link', { name: words('sportsbook.match.fairness') }).first(),
    /** Before the final whistle: the key is not published, and this browser has stored the commitment. */
    async expectPromise(): Promise<void> {
      await expect(main.getByText(words('fairness.wait.title'))).toBeVisible();
      await expect(main.getByText(words('fairness.checks.title'))).toBeHidden();
    },
    /** All checks have passed, including the comparison with the commitment stored by this browser. */
    async expectAllPassed(): Promise<void> {
      await expect(main.getByText(words('fairness.checks.passed', { count: 4 }))).toBeVisible();
      for (const check of ['key', 'score', 'commitment', 'seen']) {
        const name = `${words(`fairness.check.${check}`)} ${words('fairness.outcome.passed')}`;
        await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
      }
    },
  };
}
