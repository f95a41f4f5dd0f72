import { codeOf } from '@lobby/api-client/result-codes';
import { everyBrand, nameOf, onAPhone } from '../corners.ts';
import { expect, test } from '../site-test.ts';

/** Pages that are open to everybody; where a brand shows its sportsbook to members alone, it leads home. */
const publicPages = [
  '/home',
  '/game/sport/crty',
  '/game/sport/crty?show=early',
  '/game/sport/crty?show=champion',
  '/game/sport/crty?sport=VF',
  '/game/sport',
  '/fairness',
  '/app/help/tywt',
  '/app/help/bczr',
  '/mine/vip',
  '/nowhere',
];

for (const corner of everyBrand) {
  for (const [width, sizes] of Object.entries({ desktop: {}, phone: onAPhone })) {
    test.describe(`${nameOf(corner)}, ${width}`, () => {
      test.use({ ...corner, ...sizes });
      test('no page asks for a visitor what only members may ask', async ({ page, wire }) => {
        for (const path of publicPages) {
          await page.goto(path);
          // Below the fold, and while the page is idle, more of it comes.
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          await page.waitForLoadState('networkidle');
          await wire.drained();
          expect(wire.codes(), path).not.toContain(codeOf('login-expired'));
        }
        const match = page.getByRole('main').locator('a[href*="match="]').first();
        await page.goto('/home');
        await match.click();
        await page.waitForLoadState('networkidle');
        await wire.drained();
        expect(wire.codes(), 'a match').not.toContain(codeOf('login-expired'));
        expect(wire.codes()).toContain(codeOf('success'));
      });
    });
  }
}
