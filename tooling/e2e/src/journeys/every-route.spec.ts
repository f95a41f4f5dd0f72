import type { Page } from '@playwright/test';
import { nameOf, qingshanClassic, qingshanPro, xingheClassic, xinghePro } from '../corners.ts';
import { deepUnless } from '../deep.ts';
import { type RouteRow, routes } from '../routes/routes.ts';
import { expect, test } from '../site-test.ts';

const home = '/home';
const slots = '/game/egame';
/** Where a page leads that does not stay. Without a game nothing is played; a redirect leads to the page it names. */
const leadsOn: Readonly<Record<string, string>> = {
  '/': home,
  '/loading': home,
  '/redirect/:path': home,
  '/pg/game': slots,
  '/dz/game': slots,
};
/** Visitors may look at the sportsbook of 青山. */
const sportsbook = '/game/sport/:enName';
/** Pages about agents, which 青山 hides. */
const ofAgents = ['/agent', '/venture', '/app/help/hzhb'];

interface Walker {
  readonly brand: string;
  readonly visitor: 'anybody' | 'member';
}

/** Where the address of a row ends. */
function endOf({ pattern, access, path }: RouteRow, { brand, visitor }: Walker): string {
  const mayLook = brand === 'qingshan' && pattern === sportsbook;
  if (visitor === 'anybody' && access !== 'public' && !mayLook) return home;
  // A member who has just joined has no phone.
  if (access === 'bind') return '/mine/auth';
  return leadsOn[pattern] ?? path;
}

/** Goes to an address without loading the site anew, as the way back and forward does. */
const goTo = (page: Page, path: string) =>
  page.evaluate(to => {
    for (const left of document.querySelectorAll('main h1')) left.setAttribute('data-left', '');
    const { idx = 0 } = window.history.state ?? {};
    window.history.pushState({ usr: null, key: `walk-${idx}`, idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);

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
