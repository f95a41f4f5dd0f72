import type { Page } from '@playwright/test';
import { nameOf, qingshanClassic, xinghePro } from '../corners.ts';
import { deep } from '../deep.ts';
import { goBackFromDialog } from '../go-back.ts';
import { newMember } from '../member.ts';
import { accessDialog, openDialog } from '../pages/access-dialog.ts';
import { sliderCaptcha } from '../pages/captcha.ts';
import { header } from '../pages/header.ts';
import { recoverPassword } from '../pages/recover-password.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

/** Dialogs on a phone: sheets from the bottom edge, which the back button closes one by one. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const elsewhere = '/app/help/gztk';

/** `/home`, opened from another page of the site. */
async function arrive(page: Page): Promise<void> {
  await page.goto(elsewhere);
  await page.goto('/home');
}

test.describe(nameOf(qingshanClassic), () => {
  test.use({ ...qingshanClassic, ...phone });
  test('the back button closes the topmost dialog, and leaves the page when none is open', async ({
    page,
    edition,
    language,
  }) => {
    const top = header(page, { edition, language });
    const access = accessDialog(page, language);
    const terms = page.getByRole('dialog', { name: say(language, 'content.gztk'), exact: true });
    await arrive(page);

    await test.step('nested dialogs one by one; forwards opens none again', async () => {
      await top.openRegister();
      await access.username.fill('typed123');
      await access.dialog.getByRole('button', { name: say(language, 'auth.agree.terms') }).click();
      await expect(terms).toBeVisible();
      await goBackFromDialog(page);
      await expect(terms).toBeHidden();
      await expect(access.username).toHaveValue('typed123');
      await goBackFromDialog(page);
      await expect(openDialog(page)).toBeHidden();
      await expect(page).toHaveURL('/home');
      await page.goForward();
      await expect(page).toHaveURL('/home');
      await expect(openDialog(page)).toBeHidden();
    });

    await test.step('the menu of the header, too', async () => {
      const menu = (id: string) => page.getByRole('button', { name: say(language, id), exact: true });
      await menu('site.nav.menu').click();
      await expect(menu('site.nav.closeMenu')).toBeVisible();
      await goBackFromDialog(page);
      await expect(menu('site.nav.menu')).toBeVisible();
      await expect(page).toHaveURL('/home');
    });

    await test.step('the cross leaves no step behind', async () => {
      await top.openLogin();
      await expect(access.username).toBeVisible();
      await access.dialog.getByRole('button', { name: say(language, 'site.ui.close') }).click();
      await expect(openDialog(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.history.state?.dialog)).toBeUndefined();
      await page.goBack();
      await expect(page).toHaveURL(elsewhere);
    });
  });

  test('a page that is reloaded with a dialog open leaves no history entry behind', { tag: deep }, async ({
    page,
    edition,
    language,
  }) => {
    await arrive(page);
    await header(page, { edition, language }).openLogin();
    await expect.poll(() => page.evaluate(() => window.history.state?.dialog)).toBe(true);
    await page.reload();
    await header(page, { edition, language }).expectVisitor();
    await expect.poll(() => page.evaluate(() => window.history.state?.dialog)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(elsewhere);
  });
});

test.describe(nameOf(xinghePro), () => {
  test.use({ ...xinghePro, ...phone });
  test('a dialog is a sheet, and no message covers its buttons or its close button', async ({
    page,
    edition,
    language,
  }) => {
    // No member has this name or this phone; the wizard does not reveal it.
    const { name } = newMember();
    const wizard = recoverPassword(page, language);
    await page.goto('/home');
    await header(page, { edition, language }).openLogin();
    await accessDialog(page, language).username.fill(name);
    await accessDialog(page, language).forgot();
    await wizard.phone.fill('13912345678');
    await expect.poll(() => edgesOf(page)).toEqual({ left: 0, right: 390, bottom: 844 });
    await wizard.next();
    await sliderCaptcha(page, language).byMouse();

    const said = page.locator('div[data-type=info]').filter({ hasText: say(language, 'auth.recover.asked') });
    await expect(said).toBeVisible();
    const toast = await boxOf(page, said);
    const next = wizard.dialog.getByRole('button', { name: say(language, 'auth.recover.next'), exact: true });
    const cross = wizard.dialog.getByRole('button', { name: say(language, 'site.ui.close') });
    expect(overlap(toast, await boxOf(page, next))).toBe(false);
    expect(overlap(toast, await boxOf(page, cross))).toBe(false);

    // Back is the step before, and from the first one the login that the recovery came from.
    await expect(wizard.code).toBeFocused();
    await page.goBack();
    await expect(wizard.phone).toHaveValue('13912345678');
    await page.goBack();
    await expect(accessDialog(page, language).username).toBeVisible();
    await page.goBack();
    await expect(openDialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
  });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(page: Page, part: ReturnType<Page['locator']>): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`not drawn on ${page.url()}`);
  return box;
}

async function edgesOf(page: Page) {
  const { x, y, width, height } = await boxOf(page, openDialog(page));
  return { left: x, right: x + width, bottom: Math.round(y + height) };
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
