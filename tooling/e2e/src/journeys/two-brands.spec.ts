import { brands } from '@lobby/bootstrap/sites';
import type { Page } from '@playwright/test';
import { type Corner, nameOf } from '../corners.ts';
import { joinMember } from '../joined-member.ts';
import { settle } from '../measure/at-every-width.ts';
import { inPage } from '../measure/page-program.ts';
import { type Box, blurred, type Picture, pictureOf, similarity } from '../measure/similarity.ts';
import { openDialog } from '../pages/access-dialog.ts';
import { header } from '../pages/header.ts';
import { sportsbook } from '../pages/sportsbook.ts';
import { expect, test } from '../site-test.ts';
import { stored } from '../stored.ts';
import { say } from '../words.ts';

/** How much two brands have in common at most, in greys and blurred: less than this. */
const brandsBelow = { home: 0.8, 'access dialog': 0.8, list: 0.8 };
/** How much the boxes of two editions of one brand have in common at least: more than this. */
const editionsAbove = 0.97;

type Place = keyof typeof brandsBelow;
type Look = Readonly<Record<Place, { readonly shot: Picture; readonly boxes: Picture }>>;

const viewport = { width: 1366, height: 768 };
/** What a dialog stands in: the page around it is another of these looks. */
const middle: Box = { x: 233, y: 84, width: 900, height: 600 };

const editions = ['classic', 'pro'] as const;

test('two brands look like two companies, and two editions of one like the same', async ({
  browser,
  world,
  time,
  clockOffset,
  complaints,
}) => {
  /** A page of a brand in an edition, for a visitor or a member. */
  const open = async ({ brand, edition, language }: Corner, isMember: boolean) => {
    const origin = world.sites[brand] ?? '';
    const member = isMember
      ? await joinMember(world, brand, () => Date.now() + clockOffset.aheadMs)
      : undefined;
    const context = await browser.newContext({
      baseURL: origin,
      storageState: stored(origin, { edition, language, choices: {} }, member),
      viewport,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    complaints.listen(page);
    return page;
  };
  const lookOf = async (corner: Corner): Promise<Look> => {
    const visitor = await open(corner, false);
    await visitor.goto('/home');
    await expect(visitor.locator('main button[aria-pressed]').first()).toBeVisible();
    // What is in play is drawn into the banner later than the list that names it.
    const scene = visitor.getByLabel(say(corner.language, 'sportsbook.scene.label'), { exact: true });
    if ((await visitor.locator('main [data-live="true"]').count()) > 0) await expect(scene).toBeVisible();
    const home = await look(visitor, `home ${nameOf(corner)}`);
    await header(visitor, corner).openLogin();
    await expect(openDialog(visitor)).toBeVisible();
    const dialog = await look(visitor, `access dialog ${nameOf(corner)}`, middle);
    await visitor.context().close();
    const member = await open(corner, true);
    // What is in play is more or less by the hour; of the days to come the list is full.
    await sportsbook(member, corner.language).open('?show=early');
    // What comes after the list: the numbers in the menu, the balance in the header.
    const menu = member.getByRole('navigation', { name: say(corner.language, 'sportsbook.menu') });
    await expect(
      menu.getByRole('button', { name: say(corner.language, 'sportsbook.quick.all') }),
    ).toBeVisible();
    await expect(member.locator('header b').filter({ hasText: /\d/ }).first()).toBeVisible();
    const list = await look(member, `list ${nameOf(corner)}`);
    await member.context().close();
    return { home, 'access dialog': dialog, list };
  };

  // The matches stand still meanwhile.
  await time.hold();
  const looks: { brand: string; classic: Look; pro: Look }[] = [];
  for (const { code: brand } of brands) {
    const [classic, pro] = [
      await lookOf({ brand, edition: 'classic', language: 'zh-CN' }),
      await lookOf({ brand, edition: 'pro', language: 'zh-CN' }),
    ];
    looks.push({ brand, classic, pro });
  }
  await time.release();

  const findings = (Object.keys(brandsBelow) as Place[]).flatMap(place =>
    looks.flatMap((one, nth) => {
      const ofEditions = similarity(one.classic[place].boxes, one.pro[place].boxes);
      const isOneBrand = ofEditions > editionsAbove;
      const alike = looks.slice(nth + 1).flatMap(other =>
        editions.flatMap(edition => {
          const both = similarity(one[edition][place].shot, other[edition][place].shot);
          return both < brandsBelow[place]
            ? []
            : [`${one.brand} and ${other.brand}, ${place} in ${edition}: ${both.toFixed(3)} alike`];
        }),
      );
      return isOneBrand
        ? alike
        : [...alike, `editions of ${one.brand}, ${place}: only ${ofEditions.toFixed(3)} alike`];
    }),
  );
  expect(findings).toEqual([]);
});

/** The page as it stands, or a part of it; the picture is left among the results. */
async function look(page: Page, name: string, clip?: Box) {
  await settle(page);
  const path = test.info().outputPath(`${name}.png`);
  const shot = await page.screenshot({ path, animations: 'disabled', ...(clip && { clip }) });
  const boxes = await page.evaluate(await inPage('layoutBoxes'));
  return { shot: await blurred(shot), boxes: pictureOf(boxes, viewport.width, viewport.height) };
}
