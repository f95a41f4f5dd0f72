import { expect, type Page } from '@playwright/test';
import type { Corner } from '../corners.ts';
import { openDialog } from '../pages/access-dialog.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { say } from '../words.ts';
import { findingsAt } from './findings-at.ts';
import { phoneWidths, type Width } from './widths.ts';

/** What is wrong on the pages of a walk, at each of its widths. */
type Findings = Promise<string[]>;

const money = [
  ['/mine/wallet', 'purses.venues'],
  ['/mine/savemoney', 'wallet.deposit.amount'],
  ['/mine/transfermoney', 'transfer.amount'],
  ['/mine/transRecord', 'transactions.kind.conversion'],
  ['/mine/limits', 'limits.title'],
] as const;

/** Walks through pages that are open to everybody, or to members, and measures each. */
export function walk(page: Page, corner: Corner, widths: readonly Width[]) {
  const { edition, language } = corner;
  const findings: string[] = [];
  const measure = async (name: string, at = widths) => {
    findings.push(...(await findingsAt(at, page, name, corner)));
  };
  const open = async (path: string, id: string) => {
    await page.goto(path);
    await expect(page.getByText(say(language, id)).first()).toBeVisible();
    await measure(path);
  };
  const home = async () => {
    await page.goto('/home');
    await expect(page.locator('main button[aria-pressed]').first()).toBeVisible();
    await measure('home');
  };
  /** The list, and a match of those that begin in hours: none ends meanwhile. */
  const list = async () => {
    const book = sportsbook(page, language);
    await book.open();
    await measure('live list');
    await book.open('?show=early');
    const [picked] = await book.pickApart(2);
    return picked?.id;
  };
  const match = async (id: string | undefined) => {
    await page.goto(`/game/sport/crty?match=${id}`);
    await expect(page.getByText(say(language, 'sportsbook.match.group.main')).first()).toBeVisible();
    await measure('match');
  };
  /** The slip as a sheet, with the keys for a stake. */
  const sheet = async () => {
    const before = page.viewportSize() ?? { width: 1366, height: 768 };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: say(language, 'betslip.bar.open') }).click();
    const dialog = page.getByRole('dialog', { name: say(language, 'betslip.title') });
    const slip = betSlip(page, language, dialog);
    await slip.stake.first().click();
    const keys = dialog.getByRole('group', { name: say(language, 'site.ui.keypad') });
    if (!(await keys.isVisible())) await slip.button('betslip.stake.keypad.show').first().click();
    await expect(keys).toBeVisible();
    await measure(
      'slip in its sheet',
      widths.filter(width => phoneWidths.includes(width)),
    );
    await dialog.getByRole('button', { name: say(language, 'betslip.bar.close') }).click();
    await page.setViewportSize(before);
  };

  return {
    /** All that a visitor sees. */
    async visitor(): Findings {
      await home();
      await header(page, { edition, language }).openRegister();
      await expect(openDialog(page)).toBeVisible();
      await measure('registration');
      for (const path of ['/app/help/tywt', '/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await measure(path);
      }
      return findings;
    },
    /** All that a member sees. */
    async member(): Findings {
      const picked = await list();
      await betSlip(page, language).stake.first().fill('10416');
      await measure('list and slip');
      await sheet();
      await match(picked);
      await betHistory(page, language).open();
      await expect(page.getByText(say(language, 'betHistory.empty')).first()).toBeVisible();
      await measure('record');
      for (const path of ['/mine', '/mine/userinfo']) await open(path, 'securityScore.task.birthday');
      for (const [path, id] of money) await open(path, id);
      await open('/mine/introTutorial', 'tour.start');
      await page.goto('/mine/message');
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await measure('/mine/message');
      return findings;
    },
    /** The pages in which brands, editions and scripts differ most. */
    async mostSeen(): Findings {
      await home();
      await match(await list());
      for (const [path, id] of money.slice(0, 2)) await open(path, id);
      return findings;
    },
  };
}
