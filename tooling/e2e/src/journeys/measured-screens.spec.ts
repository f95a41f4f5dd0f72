import { brands } from '@lobby/bootstrap/sites';
import { type Corner, nameOf } from '../corners.ts';
import { deepUnless } from '../deep.ts';
import { walk } from '../measure/walk.ts';
import { everyWidth, twoWidths } from '../measure/widths.ts';
import { expect, test } from '../site-test.ts';

/** Every brand in both editions and scripts. */
const corners: readonly Corner[] = brands.flatMap(({ code: brand }) =>
  (['classic', 'pro'] as const).flatMap(edition =>
    (['zh-CN', 'zh-TW'] as const).map(language => ({ brand, edition, language })),
  ),
);

/** One corner of each brand, whose neighbour differs in edition and script: there `npm test` measures every page. */
const isWhole = ({ brand, edition, language }: Corner) => {
  const nth = brands.findIndex(({ code }) => code === brand);
  return nth % 2 === 0
    ? edition === 'classic' && language === 'zh-CN'
    : edition === 'pro' && language === 'zh-TW';
};

for (const corner of corners) {
  // Malay prices are the longest.
  const choices = { 'lobby.odds-format': corner.edition === 'pro' ? 'M' : 'H' };
  test.describe(nameOf(corner), () => {
    test.use({ ...corner, choices });
    test(
      'what a visitor sees is whole, uncovered, readable and large enough at every width',
      deepUnless(isWhole(corner)),
      async ({ page }) => {
        expect(await walk(page, corner, everyWidth).visitor()).toEqual([]);
      },
    );

    test.describe('a member', () => {
      test.use({ visitor: 'member' });
      test(
        'what a member sees is whole, uncovered, readable and large enough at every width',
        deepUnless(isWhole(corner)),
        async ({ page }) => {
          expect(await walk(page, corner, everyWidth).member()).toEqual([]);
        },
      );

      if (!isWhole(corner))
        test('home, list, match and money are whole, uncovered, readable and large enough at two widths', async ({
          page,
        }) => {
          expect(await walk(page, corner, twoWidths).mostSeen()).toEqual([]);
        });
    });
  });
}
