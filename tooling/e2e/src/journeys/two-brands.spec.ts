import { brands } from '@lobby/bootstrap/sites';
import type { Page } from '@playwright/test';
import type { Corner } from '../corners.ts';
import { joinMember } from '../joined-member.ts';
import { settle } from '../measure/findings-at.ts';
import { withoutNotYet } from '../measure/not-yet.ts';
import { inPage } from '../measure/page-program.ts';
import { blurred, pictureOf, similarity } from '../measure/similarity.ts';
import { openDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { stored } from '../stored.ts';

/** Less than this of one brand is in another, and at least that of an edition in the other one. */
const limits = { brands: 0.8, editions: 0.97 };
const viewport = { width: 1366, height: 768 } as const;
/** What a dialog stands in. */
const middle = { x: 233, y: 84, width: 900, height: 600 };
const editions = ['classic', 'pro'] as const;
const pages = ['home', 'access dialog', 'list'] as const;

type Seen = Record<(typeof pages)[number], { shot: Buffer; boxes: ReturnType<typeof pictureOf> }>;

test('two brands look like two companies, and two editions of one like the same', async ({
  browser,
  world,
  time,
  clockOffset,
  complaints,
}) => {
  const now = () => Date.now() + clockOffset.aheadMs;
  const seen: Record<string, Record<string, Seen>> = {};
  await time.hold();
  for (const { code: brand } of brands) {
    const member = await joinMember(world, brand, now);
    for (const edition of editions) {
      const origin = world.sites[brand] ?? '';
      const corner: Corner = { brand, edition, language: 'zh-CN' };
      const open = async (as?: typeof member) => {
        const storageState = stored(origin, { ...corner, choices: {} }, as);
        const context = await browser.newContext({
          baseURL: origin,
          storageState,
          viewport,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        complaints.listen(page);
        return page;
      };
      const visitor = await open();
      await visitor.goto(`${origin}/home`);
      await expect(visitor.locator('main button[aria-pressed]').first()).toBeVisible();
      const home = await look(visitor);
      await header(visitor, corner).openLogin();
      await expect(openDialog(visitor)).toBeVisible();
      const dialog = await look(visitor, middle);
      await visitor.context().close();
      const inside = await open(member);
      await inside.goto(`${origin}/home`);
      await sportsbook(inside, 'zh-CN').open();
      seen[brand] = {
        ...seen[brand],
        [edition]: { home, 'access dialog': dialog, list: await look(inside) },
      };
      await inside.context().close();
    }
  }
  await time.release();

  const findings: string[] = [];
  for (const page of pages) {
    for (const [nth, { code: one }] of brands.entries()) {
      const [classic, pro] = editions.map(edition => seen[one]?.[edition]?.[page]);
      if (!classic || !pro) throw new Error(`${one} was not looked at.`);
      const editionsAlike = similarity(classic.boxes, pro.boxes);
      if (editionsAlike < limits.editions)
        findings.push(`editions of ${one}, ${page}: only ${editionsAlike.toFixed(3)} alike`);
      for (const { code: other } of brands.slice(nth + 1))
        for (const edition of editions) {
          const [first, second] = [one, other].map(brand => seen[brand]?.[edition]?.[page].shot);
          if (!first || !second) throw new Error(`${one} or ${other} was not looked at.`);
          const alike = similarity(await blurred(first), await blurred(second));
          if (alike >= limits.brands)
            findings.push(`${one} and ${other}, ${page} in ${edition}: ${alike.toFixed(3)} alike`);
        }
    }
  }
  const walked = { page: 'brands', widths: [viewport.width] } as const;
  expect(
    withoutNotYet(
      findings.map(one => `brands, ${viewport.width}: ${one}`),
      walked,
    ),
  ).toEqual([]);
});

async function look(page: Page, clip?: typeof middle) {
  await settle(page);
  const shot = await page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
  const boxes = await page.evaluate(await inPage('layoutBoxes'));
  return { shot, boxes: pictureOf(boxes, viewport.width, viewport.height) };
}
