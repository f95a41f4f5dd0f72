import { brands } from '@lobby/bootstrap/sites';
import { type Corner, nameOf, qingshanPro, xingheClassic } from '../corners.ts';
import { deepUnless } from '../deep.ts';
import { findingsAtEveryWidth } from '../measure/at-every-width.ts';
import { asVisitor, betting, inMemberArea } from '../measure/walk.ts';
import { expect, test } from '../site-test.ts';

/** Every brand in both editions and scripts. */
const corners: readonly Corner[] = brands.flatMap(({ code: brand }) =>
  (['classic', 'pro'] as const).flatMap(edition =>
    (['zh-CN', 'zh-TW'] as const).map(language => ({ brand, edition, language })),
  ),
);

/** Two that share neither brand, edition nor script. */
const inShort = [xingheClassic, { ...qingshanPro, language: 'zh-TW' } as const].map(nameOf);

for (const corner of corners) {
  test.describe(nameOf(corner), () => {
    // Malay prices are the longest.
    test.use({ ...corner, choices: { 'lobby.odds-format': corner.edition === 'pro' ? 'M' : 'H' } });

    const walks = [
      { who: 'a visitor', visitor: 'anybody', walk: asVisitor },
      { who: 'a member who bets', visitor: 'member', walk: betting },
      { who: 'a member in the member area', visitor: 'member', walk: inMemberArea },
    ] as const;
    for (const { who, visitor, walk } of walks)
      test.describe(who, () => {
        test.use({ visitor });
        test(
          `what ${who} sees is whole, uncovered, readable and large enough at seven widths`,
          deepUnless(inShort.includes(nameOf(corner))),
          async ({ page }) => {
            const findings: string[] = [];
            for await (const { name, widths } of walk(page, corner))
              findings.push(...(await findingsAtEveryWidth(page, name, widths)));
            expect(findings).toEqual([]);
          },
        );
      });
  });
}
