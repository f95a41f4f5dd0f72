import { expectAccessible } from '../accessibility.ts';
import { type Corner, nameOf, qingshanPro, xingheClassic, xinghePro } from '../corners.ts';
import { deepUnless } from '../deep.ts';
import { siteIdOf } from '../member.ts';
import { expect, test } from '../site-test.ts';
import { say } from '../words.ts';
import type { World } from '../world.ts';

/** An operator closes a site for a while; visitors wait on a page that disappears when the site opens. */

async function close(world: World, brand: Corner['brand'], closed: boolean, until?: number): Promise<void> {
  const answer = await fetch(`${world.platform}/dev/maintenance`, {
    method: 'POST',
    body: JSON.stringify({ site: siteIdOf(brand), closed, until }),
  });
  expect(answer.status).toBe(200);
}

test.afterEach(({ world, brand }) => close(world, brand, false));

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [nth, corner] of [{ ...xinghePro, ...phone }, qingshanPro].entries()) {
  test.describe(nameOf(corner), () => {
    test.use({ ...corner, visitor: 'member' });
    test(
      'a member waits, sees until when, and continues where they were',
      deepUnless(nth === 0),
      async ({ page, world, brand, language }) => {
        const words = (id: string) => say(language, id);
        const rest = page.getByRole('dialog', { name: words('maintenance.title') });
        await page.goto('/mine/betRecord');
        await expect(page.getByText(words('betHistory.empty'))).toBeVisible();

        await close(world, brand, true, Date.UTC(2031, 0, 1, 4));
        // The switch takes effect within a second; the notice hides the button, and may come after the press was waited for.
        const refresh = page.getByRole('button', { name: words('betHistory.refresh'), exact: true });
        await expect(async () => {
          if (await refresh.isVisible()) await refresh.click({ timeout: 1_000 });
          await expect(rest).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect(rest.getByText('01-01 12:00')).toBeVisible();
        await expectAccessible(page);

        await rest.getByRole('button', { name: words('maintenance.service') }).click();
        await expect(page.getByRole('alertdialog', { name: words('prompts.service.title') })).toBeVisible();
        await page.keyboard.press('Escape');
        await page.goBack();
        await expect(rest).toBeVisible();

        await close(world, brand, false);
        await expect(rest).toBeHidden({ timeout: 30_000 });
        await expect(page).toHaveURL('/mine/betRecord');
        await expect(page.getByText(words('betHistory.empty'))).toBeVisible();
      },
    );
  });
}

test.describe(nameOf(xingheClassic), () => {
  test.use(xingheClassic);
  test('a visitor during maintenance sees the notice, and then the site', async ({
    page,
    world,
    brand,
    language,
  }) => {
    const rest = page.getByRole('dialog', { name: say(language, 'maintenance.title') });
    await close(world, brand, true);
    await expect(async () => {
      await page.goto('/home');
      await expect(rest).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(rest.getByText(say(language, 'maintenance.untilUnknown'))).toBeVisible();
    await close(world, brand, false);
    await expect(rest).toBeHidden({ timeout: 30_000 });
    await expect(page.locator('main button[aria-pressed]').first()).toBeVisible();
  });
});
