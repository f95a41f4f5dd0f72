import { expect, type Page } from '@playwright/test';
import type { Corner } from '../corners.ts';
import { openDialog } from '../pages/access-dialog.ts';
import { betHistory } from '../pages/bet-history.ts';
import { betSlip } from '../pages/bet-slip.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { say } from '../words.ts';
import type { Width } from './at-every-width.ts';

/** A page that stands now. */
interface Stop {
  readonly name: string;
  /** Where it has a layout that others have not. */
  readonly widths?: readonly Width[];
}

/** Opens what everybody sees, one after the other; each is measured before the next. */
export async function* asVisitor(page: Page, corner: Corner): AsyncGenerator<Stop> {
  await page.goto('/home');
  await expect(page.locator('main button[aria-pressed]').first()).toBeVisible();
  yield { name: 'home' };
  await header(page, corner).openRegister();
  await expect(openDialog(page)).toBeVisible();
  yield { name: 'registration' };
  for (const path of ['/app/help/tywt', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    yield { name: path };
  }
}

/** Opens the member area page by page. */
export async function* inMemberArea(page: Page, { language }: Corner): AsyncGenerator<Stop> {
  await betHistory(page, language).open();
  await expect(page.getByText(say(language, 'betHistory.empty')).first()).toBeVisible();
  yield { name: 'record' };
  for (const [path, id] of ownPages) {
    await page.goto(path);
    await expect(page.getByText(say(language, id)).first()).toBeVisible();
    yield { name: path };
  }
  await page.goto('/mine/message');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  yield { name: '/mine/message' };
}

/** By a text that is there when the page is. */
const ownPages = [
  ['/mine', 'securityScore.task.birthday'],
  ['/mine/userinfo', 'securityScore.task.birthday'],
  ['/mine/wallet', 'purses.venues'],
  ['/mine/savemoney', 'wallet.deposit.amount'],
  ['/mine/transfermoney', 'transfer.amount'],
  ['/mine/transRecord', 'transactions.kind.conversion'],
  ['/mine/limits', 'limits.title'],
  ['/mine/introTutorial', 'tour.start'],
] as const;

/** Opens the list, the slip and a match, one of those that begin in hours: it does not end meanwhile. */
export async function* betting(page: Page, { language }: Corner): AsyncGenerator<Stop> {
  const book = sportsbook(page, language);
  await book.open();
  yield { name: 'live list' };
  await book.open('?show=early');
  const [picked] = await book.pickApart(2);
  await betSlip(page, language).stake.first().fill('10416');
  yield { name: 'list and slip' };
  await page.setViewportSize({ width: 390, height: 844 });
  const closeSheet = await openSheet(page, language);
  yield { name: 'slip in its sheet', widths: [390, 360] };
  await closeSheet();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/game/sport/crty?match=${picked?.id}`);
  await expect(page.getByText(say(language, 'sportsbook.match.filter.main')).first()).toBeVisible();
  yield { name: 'match' };
}

/** The slip as a sheet, with the keys for a stake. Resolves to what closes it. */
async function openSheet(page: Page, language: Corner['language']): Promise<() => Promise<void>> {
  const words = (id: string) => say(language, id);
  await page.getByRole('button', { name: words('betslip.bar.open') }).click();
  const sheet = page.getByRole('dialog', { name: words('betslip.title') });
  const slip = betSlip(page, language, sheet);
  await slip.stake.first().click();
  const keys = sheet.getByRole('group', { name: words('site.ui.keypad') });
  if (!(await keys.isVisible())) await slip.button('betslip.stake.keypad.show').first().click();
  await expect(keys).toBeVisible();
  return () => sheet.getByRole('button', { name: words('betslip.bar.close') }).click();
}
