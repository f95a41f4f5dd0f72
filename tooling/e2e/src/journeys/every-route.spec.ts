import type { Page } from '@playwright/test';
import { nameOf, qingshanClassic, qingshanPro, xingheClassic, xinghePro } from '../corners.ts';
import { deepUnless } from '../deep.ts';
import { type RouteRow, routes } from '../routes/routes.ts';
import { endOf, goTo, home, ofAgents, type Walker } from '../routes/walk.ts';
import { expect, test } from '../site-test.ts';

async function expectStanding(page: Page, row: RouteRow, walker: Walker) {
  const { brand, visitor } = walker;
  const end = endOf(row, walker);
  const isElsewhere = new URL(page.url()).pathname !== end;
  await goTo(page, row.path);
  await expect(page).toHaveURL(url => url.pathname === end, { timeout: 60_000 });
  const heading = page.locator(isElsewhere ? 'main h1:not([data-left])' : 'main h1');
  await expect(heading, `${row.pattern} has one heading`).toHaveCount(1, { timeout: 60_000 });
  await expect(heading).toHaveText(/\S/);
  await expect(page).toHaveTitle(/\S · \S/);
  const isThere = expect(heading, `${row.pattern} is there`);
  await (brand === 'qingshan' && ofAgents.includes(row.pattern) ? isThere : isThere.not).toHaveText(
    /^找不到/,
  );
  const asked = page.getByRole('dialog');
  if (visitor === 'anybody' && end === home && row.access !== 'public') {
    await expect(asked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
  }
}

for (const [corner, visitor, isWalked] of [
  [qingshanClassic, 'anybody', true],
  [xinghePro, 'member', true],
  [xingheClassic, 'anybody', false],
  [qingshanPro, 'member', false],
] as const) {
  test.describe(nameOf(corner), () => {
    test.use({ ...corner, visitor });
    test(
      `every page of the route map stands for ${visitor}, with a heading and a title`,
      deepUnless(isWalked),
      async ({ page }) => {
        test.setTimeout(1_200_000);
        await page.goto('/home');
        await expect(page.getByRole('contentinfo')).toBeVisible();
        for (const row of routes)
          await test.step(row.pattern, () => expectStanding(page, row, { brand: corner.brand, visitor }));
      },
    );
  });
}
