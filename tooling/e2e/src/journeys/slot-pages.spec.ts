import { expectAccessible } from '../accessibility.ts';
import { nameOf, qingshanClassic, xinghePro } from '../corners.ts';
import { deepUnless } from '../deep.ts';
import { expect, test } from '../site-test.ts';

const games = ['lantern-fair', 'salt-road', 'tide-pools', 'night-ferry', 'tea-house', 'bronze-bells'];

for (const [nth, corner] of [xinghePro, qingshanClassic].entries()) {
  test.describe(nameOf(corner), () => {
    test.use({ ...corner });

    for (const [at, game] of games.entries())
      test(
        `axe finds nothing on the page of ${game}, which loads its own drawings alone`,
        deepUnless(nth === at % 2),
        async ({ page }) => {
          const drawings: string[] = [];
          page.on('response', response => {
            if (response.url().endsWith('.svg')) drawings.push(response.url());
          });
          // The page by itself: the frame is held back, so that its token is still good.
          await page.route('**/play/*', route => route.abort());
          const asked = page.waitForRequest('**/play/*');
          await page.goto(`/dz/game?venue=JXDZ&game=${game}&trial=1`);
          const url = (await asked).url();
          await page.unroute('**/play/*');
          drawings.length = 0;
          await page.goto(url);

          const spin = page.getByRole('button', { name: /旋转|旋轉/ });
          await expectAccessible(page, spin);
          await spin.click();
          await spin.and(page.locator(':enabled')).waitFor();
          await expectAccessible(page);
          await page.getByRole('button', { name: /规则|規則/ }).click();
          await expectAccessible(page, page.getByRole('dialog'));

          expect(drawings.length).toBeGreaterThan(4);
          const own = new RegExp(`/page/assets/(${game}|page)-`);
          expect(drawings.filter(drawing => !own.test(drawing))).toEqual([]);
        },
      );
  });
}
