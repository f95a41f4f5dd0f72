import path from 'node:path';
import type { Page } from '@playwright/test';
import { newMember } from '../member.ts';
import { accessDialog, openDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const language = 'zh-CN';

test('every page', async ({ page, edition }, { project }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const shoot = async (name: string) => {
    await settle(page);
    const file = path.join(process.env.LOBBY_SCREENS ?? 'screens', `${name}-${project.name}.png`);
    await page.screenshot({ path: file, animations: 'disabled' });
  };

  await page.goto('/home');
  await chooseEdition(page, edition);
  await expect(page.locator('main button[aria-pressed]').first()).toBeVisible({ timeout: 20_000 });
  await shoot('home');

  const top = header(page, { language, edition });
  await top.openRegister();
  await expect(openDialog(page)).toBeVisible();
  await shoot('access');
  await accessDialog(page, language).register(newMember());
  await expect(openDialog(page)).toBeHidden({ timeout: 20_000 });

  const book = sportsbook(page, language);
  await book.open();
  await book.prices('handicap.full').first().click();
  if (isPhone) await page.getByRole('button', { name: say(language, 'betslip.bar.open') }).click();
  const stake = page.getByRole('textbox', { name: say(language, 'betslip.stake.label') });
  await stake.fill('200');
  await expect(stake).toHaveValue('200');
  await shoot('sport');
  if (isPhone) await page.getByRole('button', { name: say(language, 'betslip.bar.close') }).click();

  const picked = page.getByRole('article').filter({ has: page.getByRole('button', { pressed: true }) });
  await picked.getByRole('link').first().click();
  await expect(page).toHaveURL(/match=/);
  await expect(page.locator('main button[aria-pressed]').first()).toBeVisible();
  await shoot('match');

  await page.goto('/mine/betRecord');
  await expect(page.getByRole('heading', { name: say(language, 'member.betRecord.title') })).toBeVisible();
  await shoot('record');
});

/** On a phone the switch of the edition may be folded away; then it is unfolded first. */
async function chooseEdition(page: Page, edition: 'classic' | 'pro'): Promise<void> {
  const button = page.getByRole('button', { name: say(language, `site.util.${edition}`), exact: true }).first();
  const menu = page.getByRole('button', { name: say(language, 'site.nav.menu'), exact: true }).first();
  const folded = !(await button.isVisible());
  if (folded) await menu.click();
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-edition', edition);
  const close = page.getByRole('button', { name: say(language, 'site.nav.closeMenu'), exact: true }).first();
  if (folded && (await close.isVisible())) await close.click();
}

/** Fonts are there and the page has drawn what it has. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => {
    // Pages with live prices never rest.
  });
}
