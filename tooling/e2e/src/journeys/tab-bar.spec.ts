import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { nameOf, onAPhone, qingshanPro, xingheClassic } from '../corners.ts';
import { openDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';

const phone = { ...onAPhone, hasTouch: true, isMobile: true };

test.describe(`${nameOf(xingheClassic)} on a phone`, () => {
  test.use({ ...xingheClassic, ...phone });

  test('a visitor has five tabs, which cover nothing, and is asked to log in by those of a member', async ({
    page,
    language,
  }) => {
    const words = (id: string) => say(language, id);
    const bar = page.getByRole('navigation', { name: words('tabs.label') });
    await page.goto('/home');
    await expect(bar.getByRole('link', { name: words('tabs.home') })).toHaveAttribute('aria-current', 'page');
    const tabs = bar.locator('a, button');
    await expect(tabs).toHaveText(
      ['tabs.home', 'tabs.sport', 'tabs.deposit', 'tabs.slip', 'tabs.mine'].map(words),
    );
    for (const tab of await tabs.all()) expect((await boxOf(tab)).height).toBeGreaterThanOrEqual(40);

    // What lies below the fold arrives meanwhile, and makes the page longer.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return bottomOf(await boxOf(page.locator('footer')));
      })
      .toBeLessThanOrEqual((await boxOf(bar)).y + 1);

    for (const name of ['tabs.deposit', 'tabs.slip', 'tabs.mine'] as const) {
      await bar.getByText(words(name)).tap();
      await expect(openDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(openDialog(page)).toBeHidden();
    }
  });
});

test.describe(`${nameOf(qingshanPro)} on a phone`, () => {
  test.use({ ...qingshanPro, ...phone, visitor: 'member', choices: { 'lobby.odds-policy': 'all' } });

  test('a member sees the whole member area at once, and finds the picks of the slip from every page', async ({
    page,
    language,
    edition,
  }) => {
    const words = (id: string) => say(language, id);
    const bar = page.getByRole('navigation', { name: words('tabs.label') });
    const sheet = page.getByRole('dialog', { name: words('betslip.title') });

    await test.step('a pick is counted in the bar', async () => {
      const book = sportsbook(page, language);
      await book.open('?show=early');
      await book.pickApart(1, [], 'handicap.full');
      await expect(bar.getByRole('button', { name: words('tabs.slip') })).toHaveAccessibleName(
        `${words('tabs.slip')} ${say(language, 'tabs.slip.count', { count: 1 })}`,
      );
    });

    await test.step('every entry of the member area is above the bar', async () => {
      await bar.getByRole('link', { name: words('tabs.mine') }).tap();
      const logout = page.getByRole('button', { name: words('mine.nav.logout') });
      await expect(logout).toBeVisible();
      await expect.poll(async () => bottomOf(await boxOf(logout))).toBeLessThanOrEqual((await boxOf(bar)).y);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expectAccessible(page);
    });

    await test.step('a page that was loaded without the slip opens it too', async () => {
      await page.reload();
      await bar.getByRole('link', { name: words('tabs.slip') }).tap();
      await expect(sheet).toBeVisible();
      await sheet.getByRole('button', { name: words('betslip.bar.close') }).tap();
      await expect(sheet).toBeHidden();
    });

    await test.step('the way out is in the member area', async () => {
      await header(page, { language, edition }).logOut();
      await header(page, { language, edition }).expectVisitor();
    });
  });
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

const bottomOf = (box: { readonly y: number; readonly height: number }) => box.y + box.height;
